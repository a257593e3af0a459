export const brand: string;
export const icons: Record<string, () => Promise<Buffer>>;
