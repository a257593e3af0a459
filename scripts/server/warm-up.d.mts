export function requestSlowPages(port: number): Promise<void>;
