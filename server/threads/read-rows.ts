import Sqlite from "better-sqlite3";

// The code of the thread that reads rows of the SQLite file, through a connection that cannot write.

let handle: Sqlite.Database | undefined;

export function rows([sqliteFile, statement, parameters]: [string, string, readonly unknown[]]): unknown[] {
  try {
    handle ??= new Sqlite(sqliteFile, { readonly: true, fileMustExist: true, timeout: 5000 });
    return handle.prepare(statement).all(...parameters);
  } catch (error) {
    // Of an error only message, stack and cause leave the thread. By the code, a database that cannot answer now is told
    // from a fault.
    const { code } = error as { code?: string };
    throw Object.assign(error as Error, { cause: { code } });
  }
}
