export const icons: Record<string, () => Promise<Buffer>>;
