import { portal } from "../../portal";

/** Stops what `startMail` has started: afterwards the process sends no mail, as before. */
export async function stopMail(): Promise<void> {
  await portal.work?.mails?.stop();
  delete portal.work;
}
