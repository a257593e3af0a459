import { database } from "../queue/database";
import { sendWaiting } from "../queue/send-waiting";

/**
 * Sends what waits when the browser says that there is a connection again, also after the page was closed. Each call
 * names its account, and the server refuses it where somebody else is signed in. @throws Error where something is left,
 * so that the browser tries again
 */
export async function sendInBackground(): Promise<void> {
  const accounts = new Set((await (await database()).getAll("queue")).map(({ account }) => account));
  for (const account of accounts) {
    const { stopped } = await sendWaiting(account);
    if (stopped === "later") throw new Error("There is no connection yet.");
  }
}
