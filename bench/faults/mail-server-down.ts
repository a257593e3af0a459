import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { openDatabase } from "../../lib/platform/db";
import { freePort } from "../../lib/process/free-port";
import { call, registration } from "../../testing/people/learning-load";
import { startPortal } from "../../testing/portal/portal";
import type { Fault } from "./fault";
import { newFolder, ofTests } from "./surroundings";

const mails = 10;

export const mailServerDown: Fault = {
  name: "mail",
  what: "the mail server does not answer, and comes back",
  async run(report, cleaning) {
    const folder = newFolder(cleaning);
    const port = await freePort();
    const portal = await startPortal({
      PORTAL_DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "portal@example.org",
      ...ofTests,
    });
    cleaning.unshift(portal.stop);
    const began = performance.now();
    for (let each = 0; each < mails; each += 1) {
      const { status } = await call(portal.url, "POST", "/users/register", registration());
      if (status !== 200) report.check(`a registration answers ${status}`, false);
    }
    report.check(
      `down; ${mails} registrations took ${Math.round(performance.now() - began)} ms, none waited for the mail server`,
      performance.now() - began < 30_000,
    );
    const { db, close } = openDatabase({ databaseUrl: null, sqliteFile: path.join(folder, "portal.sqlite") });
    cleaning.unshift(close);
    const waiting = () => db.selectFrom("outbox").select(["id", "attempts"]).where("sent_at", "is", null).execute();
    for (let tries = 0; tries < 100 && !(await waiting()).every(({ attempts }) => attempts > 0); tries += 1)
      await wait(100);
    const before = (await waiting()).length;
    report.check(`down; ${before} mails wait in the outbox`, before >= mails);
    const received = new Set<string>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, session, done) {
        for (const { address } of session.envelope.rcptTo) received.add(address);
        stream.resume().on("end", () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
    cleaning.unshift(() => new Promise<void>((resolve) => server.close(() => resolve())));
    // The next attempt is due after a minute; the row has that time, and an operator may change it (README.md, Mail).
    await db
      .updateTable("outbox")
      .set({ due_at: new Date(0).toISOString() })
      .where("sent_at", "is", null)
      .execute();
    for (let tries = 0; tries < 300 && (await waiting()).length > 0; tries += 1) await wait(100);
    report.check(
      `up again; ${received.size} readers have got their mails, ${(await waiting()).length} mails wait`,
      (await waiting()).length === 0 && received.size === mails,
    );
  },
};
