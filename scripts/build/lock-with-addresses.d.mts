type Entry = { name?: string; version?: string; integrity?: string; resolved?: string };

export function lockWithAddresses(
  lock: { packages: Record<string, Entry> },
  registry: string,
  otherScopes?: string[],
): { packages: Record<string, Entry> };
