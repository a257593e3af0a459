export function releaseEnv(folder: string, env?: Record<string, string | undefined>): NodeJS.ProcessEnv;
export function runIn(
  folder: string,
  command: [string, ...string[]],
  env?: Record<string, string | undefined>,
): Promise<void>;
