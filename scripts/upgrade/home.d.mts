export class UpgradeError extends Error {}
export function currentRelease(home: string): string | null;
export function previousRelease(home: string): string | null;
export function switchTo(home: string, release: string): void;
export function switchBack(home: string, current: string | null, previous: string | null): void;
export function newReleaseFolder(home: string, label: string, now?: Date): string;
export function deleteOldReleases(home: string, keep: number): string[];
export function deleteOldFiles(home: string, staticFolder: string): void;
export function lock(home: string): () => void;
