export const root: string;
export function projectEnv(extra?: Record<string, string | undefined>): NodeJS.ProcessEnv;
