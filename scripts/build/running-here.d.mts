export function portalsRunningIn(folder: string): number[];
export function refuseWhileRunning(folder: string): void;
