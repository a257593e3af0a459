import pg from "pg";
import { shareAdvisoryLock } from "./file/in-use";

// Messages between the processes of one portal, through PostgreSQL's LISTEN and NOTIFY. A message is lost while a
// process is not connected, so a process that connects is notified that it may have missed some.

type Hears = {
  message: (text: string) => void;
  /** After each connection, the first one too: messages may have been sent before it. */
  mayHaveMissed: () => void;
};

const firstPauseMs = 100;
const longestPauseMs = 3000;
/** A connection that a firewall has dropped reports no error; it is detected by a query without a response. */
const checkEveryMs = 10_000;
const patienceMs = 5000;

/** Listens on a channel until it is stopped, and connects again whenever the connection is lost. */
export function listen(databaseUrl: string, channel: string, hears: Hears): { stop: () => Promise<void> } {
  let stopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const connect = async () => {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    client = opened;
    const lost = () => {
      if (client !== opened) return;
      client = undefined;
      clearTimeout(timer);
      opened.end().catch(() => undefined);
      if (stopped) return;
      timer = setTimeout(connect, Math.min(longestPauseMs, firstPauseMs * 2 ** failures)).unref();
      failures += 1;
    };
    const check = () => {
      opened.query("select 1").then(() => {
        if (client === opened) timer = setTimeout(check, checkEveryMs).unref();
      }, lost);
    };
    opened.on("error", lost).on("end", lost);
    opened.on("notification", ({ payload = "" }) => hears.message(payload));
    try {
      await opened.connect();
      await opened.query(shareAdvisoryLock);
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      return lost();
    }
    if (client !== opened) return;
    failures = 0;
    hears.mayHaveMissed();
    timer = setTimeout(check, checkEveryMs).unref();
  };

  void connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
