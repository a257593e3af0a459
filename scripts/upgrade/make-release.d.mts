type Making = { home: string; source: string; current: string | null; say: (line: string) => void };
export function makeRelease(making: Making): Promise<string>;
