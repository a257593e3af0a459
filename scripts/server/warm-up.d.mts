export function askForSlowPages(port: number): Promise<void>;
