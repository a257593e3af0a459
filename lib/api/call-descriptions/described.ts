/** The error statuses of single calls, besides those that any call can have (`general-errors.ts`). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 429;

/** What a call does, in a sentence or two, and the reasons of its own errors by status. */
export type Described = { does: string; errors?: Partial<Record<ErrorStatus, string>> };

/** By the names of the contract: the part, then the call. */
export type Descriptions = Record<string, Record<string, Described>>;
