export function relatedFiles(changed: string[], root: string): string[];
