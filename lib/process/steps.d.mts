export const root: string;
export const heapFlags: string[];
export const allocatorEnv: Record<string, string>;
export const compiledEnv: Record<string, string>;
export function projectEnv(extra?: Record<string, string | undefined>): NodeJS.ProcessEnv;
type Step = [title: string, command: string, args: string[], options?: { env?: Record<string, string> }];
export function runSteps(steps: Step[]): Promise<void>;
type RunOptions = { env?: Record<string, string | undefined>; capture?: boolean; allowFailure?: boolean };
export function run(command: string, args: string[], options?: RunOptions): Promise<{ code: number; output: string }>;
