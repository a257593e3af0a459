export function memoryFolder(folder?: string, freeMemory?: number): string | null;
