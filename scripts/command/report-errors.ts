import "../../lib/process/survive-log-errors.ts";
import { BrokenContent } from "../../lib/platform/content";
import { NewerDatabaseError } from "../../lib/platform/db";
import { CopyError } from "../../lib/platform/db/copy-rows";
import { SettingsError } from "../../lib/platform/settings";
import { CommandError } from "./command-error";

/** Whose message is written for the person who typed the command. */
const inWords = [BrokenContent, CommandError, CopyError, NewerDatabaseError];

type Fault = Error & { code?: unknown; syscall?: unknown; path?: unknown; address?: unknown; port?: unknown };

/** What the message says for a code of SQLite, PostgreSQL or the system. The first pattern that fits counts. */
const sentences: [RegExp, (fault: Fault) => string][] = [
  [
    /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08...)$/,
    (fault) => `PostgreSQL does not answer${describePlace(fault)}. ${look}`,
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, () => `The host in DATABASE_URL is not known to this machine. ${look}`],
  [/^57P0.$/, () => "PostgreSQL is starting or stopping. Try again in a moment."],
  [/^28...$/, () => "PostgreSQL does not accept the user or the password in DATABASE_URL."],
  [/^3D000$/, () => "PostgreSQL has no database of the name in DATABASE_URL. Create it first: createdb <name>"],
  [/^42501$/, ({ message }) => `The user in DATABASE_URL may not do this: ${message}.`],
  [/^(?:42P01|42703)$/, () => noTables],
  [
    /^(?:ENOSPC|EDQUOT|EFBIG|EIO|SQLITE_FULL|SQLITE_IOERR.*|53100|58030)$/,
    (fault) => `Nothing more can be written${describePlace(fault)}: the disk is full, or it fails.`,
  ],
  [
    /^(?:EACCES|EPERM|EROFS|SQLITE_CANTOPEN.*|SQLITE_READONLY.*|25006)$/,
    (fault) => `This user may not ${verbOf(fault)}${describePlace(fault)}. Run the command as the portal's own user.`,
  ],
  [
    /^(?:SQLITE_BUSY.*|SQLITE_LOCKED.*|55P03)$/,
    () => "Another process holds the database. Stop the portal or wait for the other command, and try again.",
  ],
  [/^SQLITE_NOTADB/, () => "The file is no SQLite database. Is PORTAL_DATA_DIR the portal's folder?"],
  [/^SQLITE_CORRUPT/, () => "The SQLite file is damaged. Restore a backup into an empty data folder."],
  [
    /^(?:ENOTDIR|EISDIR|EEXIST)$/,
    (fault) => `A folder was expected, and there is a file, or the other way round${describePlace(fault)}.`,
  ],
  [/^ENOENT$/, (fault) => `There is no such file or folder${describePlace(fault)}.`],
  [/^EADDRINUSE$/, ({ port }) => `Port ${port} is taken. Choose another one.`],
];

const look = "Is it running, and is DATABASE_URL right?";
const noTables = "The database has no tables of this release. Bring it up to date: npm run migrate";

/** An error in words, without a stack; null for one that no one foresaw, whose stack a developer needs. */
export function errorInWords(error: unknown): string | null {
  if (error instanceof SettingsError) return `A setting cannot be used:\n${error.message}`;
  if (inWords.some((kind) => error instanceof kind)) return (error as Error).message;
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    // A name with two addresses fails with the errors of both.
    const fault: Fault = each instanceof AggregateError ? (each.errors[0] ?? each) : each;
    const code = String(fault.code ?? "");
    const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1];
    if (sentence) return `${sentence(fault)} (${code})`;
    // Neither driver gives these a code of their own.
    if (/^no such (?:table|column)|has no column named/.test(fault.message)) return noTables;
    if (/^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(fault.message))
      return `PostgreSQL does not answer. ${look}`;
  }
  return null;
}

const verbs: Record<string, string> = {
  stat: "look at",
  lstat: "look at",
  access: "read",
  scandir: "read",
  open: "open",
};
const verbOf = ({ syscall }: Fault) => verbs[String(syscall)] ?? "write";

function describePlace({ path, address, port }: Fault): string {
  if (typeof path === "string") return `: ${path}`;
  return typeof address === "string" ? ` at ${address}${port ? `, port ${port}` : ""}` : "";
}

/** Runs a script. An error that its user can do something about is printed in words, without a stack. */
export async function reportErrors(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = errorInWords(error);
    if (words === null) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}
