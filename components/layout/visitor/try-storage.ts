/** Works with the browser's storage. Undefined where that is blocked, full, or holds something unreadable. */
export function tryStorage<Result>(kind: "local" | "session", work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window[`${kind}Storage`]);
  } catch {
    return undefined;
  }
}
