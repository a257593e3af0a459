import { CallError } from "../call-error";

/** `full`: nothing can be written, reading goes on. `silent`: no answer. `busy`: another holds the lock too long. */
type StorageFailure = "full" | "silent" | "busy";

// PostgreSQL's codes by class or in full: https://www.postgresql.org/docs/current/errcodes-appendix.html
const codes: [RegExp, StorageFailure][] = [
  [/^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)/, "full"],
  [/^(?:ENOSPC|EDQUOT|EIO|EROFS|EFBIG)$/, "full"],
  [/^(?:53100|25006|58030)$/, "full"],
  [/^SQLITE_(?:BUSY|LOCKED)|^55P03$/, "busy"],
  [/^(?:08...|57P0.|53300|57014)$/, "silent"],
  [/^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, "silent"],
];

/** `pg` raises these errors without a code, so they are recognised by their message. */
const silence =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** An error, or the cause that another thread has sent with one (server/threads/read-rows.ts). */
type Failed = { code?: unknown; message?: string; cause?: Failed } | undefined;

/** The reason for which the database or the disk failed; null for every other error. */
export function storageFailure(error: unknown): StorageFailure | null {
  for (let each = error as Failed, depth = 0; each instanceof Object && depth < 5; each = each.cause, depth += 1) {
    const code = String(each.code ?? "");
    const failure = codes.find(([pattern]) => pattern.test(code))?.[1];
    if (failure) return failure;
    if (silence.test(each.message ?? "")) return "silent";
  }
  return null;
}

const callErrors = {
  full: () => new CallError("SERVICE_UNAVAILABLE", "storageFull", { retryAfterSeconds: 60 }),
  silent: () => new CallError("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 10 }),
  busy: () => new CallError("SERVICE_UNAVAILABLE", "busy", { retryAfterSeconds: 5 }),
};

/** The 503 with `Retry-After` for an error of database or disk; null for others, which are faults in the code. */
export function callErrorOfStorage(error: unknown): CallError | null {
  const failure = storageFailure(error);
  return failure && callErrors[failure]();
}

/**
 * Runs a write that only accompanies a read, such as "last seen": when it cannot be stored, the read continues without
 * it. Not for use inside a transaction, where it would hide that the transaction has failed.
 */
export async function writeIfPossible(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!storageFailure(error)) throw error;
    console.error(`database: ${(error as Error).message}; reading goes on`);
  }
}
