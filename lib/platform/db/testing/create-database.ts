import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * Makes a new database on a PostgreSQL server: an empty one, or a copy of another one, which must have no open
 * connections.
 */
export async function createDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `portal_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  // A pool reports its end before the server has noticed that the connections are closed: `force` ends those.
  return { url: url.href, name, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
