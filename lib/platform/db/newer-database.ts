/**
 * The database has been migrated by a newer release. The message names what this release does not know, and what to do.
 */
export class NewerDatabaseError extends Error {
  constructor(unknown: string) {
    super(
      `The database was brought up to date by a newer release of the portal: this one does not know ${unknown}. Start that release, or restore a backup from before it into an empty database.`,
    );
  }
}

/** Kysely's error for a migration that the database has and this release has not; null for every other error. */
export function newerDatabaseError(error: unknown): NewerDatabaseError | null {
  const unknown = error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)?.[1];
  return unknown ? new NewerDatabaseError(unknown) : null;
}
