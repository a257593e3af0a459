import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { freePort } from "../../process/free-port";
import { publishedContent } from "../content/testing/published-content";
import { type Database, write } from "../db";
import { insertBareAccount } from "../db/testing/bare-account";
import { dialects, type FreshDatabase, freshDatabase } from "../db/testing/fresh-database";
import type { Language } from "../i18n/language";
import type { MailSender } from "../portal";
import { readSettings } from "../settings";
import { deliverBySmtp } from "./delivery";
import { startMail } from "./index";
import { makeLetterhead } from "./letter-types";
import type { Mail } from "./mails";
import { queueMail, withdrawMails } from "./queue";
import { claimNext } from "./records";
import { startSender } from "./sender";
import { findHeader, type LetterBox, openLetterBox } from "./testing/letter-box";
import { sampleMails } from "./testing/samples";
import { stopMail } from "./testing/stop-mail";

const { site } = publishedContent();
const letterhead = makeLetterhead(site, {
  portalUrl: "https://learn.example.org",
  mailFrom: "noreply@learn.example.org",
});
const soon = { timeout: 200_000, interval: 20 };
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let db: Database;
  /** Closes what a test has opened, before its database is removed. */
  let ends: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    fresh = await freshDatabase(dialect);
    db = fresh.opened.db;
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
    await fresh.remove();
    vi.restoreAllMocks();
  });

  const queue = (mail: Mail = sampleMails.verifyEmail, language: Language = "en", accountId: string | null = null) =>
    queueMail(db, mail, { accountId, address: "asha@example.org", language }, new Date());
  const row = (id: string) => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const makeDue = (id: string) =>
    db.updateTable("outbox").set({ due_at: new Date().toISOString() }).where("id", "=", id).execute();
  const open = async (manner?: Parameters<typeof openLetterBox>[0]) => {
    const box = await openLetterBox(manner);
    ends.push(box.close);
    return box;
  };
  const send = (smtpUrl: string, pace: Parameters<typeof startSender>[1] = {}, from: Database = db): MailSender => {
    const sender = startSender({ db: from, deliver: deliverBySmtp(smtpUrl), letterhead }, { pollMs: 50, ...pace });
    ends.push(sender.stop);
    return sender;
  };
  const arrived = (box: LetterBox, count = 1) => vi.waitFor(() => expect(box.received).toHaveLength(count), soon);
  const addAccount = (id: string, mailingsStoppedAt: string | null) =>
    insertBareAccount(db, id, { username: `${id}@example.org`, mailings_stopped_at: mailingsStoppedAt });

  /** A process that claims the waiting mail and is killed before it sends it. */
  const claimAndDie = async (leaseMs: number) => {
    const script = path.join(import.meta.dirname, "testing", "claim-and-hang.ts");
    const file = path.join(fresh.dataDir, "portal.sqlite");
    const given = [file, String(leaseMs), JSON.stringify(letterhead)];
    const child = spawn(process.execPath, ["--import", "tsx", script, ...given]);
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
  };

  test("a mail is sent once, in its language, with both parts and its headers; T11: its links are forgotten", async () => {
    const box = await open();
    const english = await queue(sampleMails.verifyEmail, "en");
    const hindi = await queue(sampleMails.resumeLearning, "hi");
    send(box.url);
    await arrived(box, 2);
    // Two lanes send them side by side.
    for (const id of [english, hindi])
      await vi.waitFor(async () => expect((await row(id)).sent_at).not.toBeNull(), soon);
    const [first, second] = [english, hindi].map((id) =>
      box.received.find((mail) => mail.messageId === `<${id}@learn.example.org>`),
    );
    expect(first).toMatchObject({
      from: { address: "noreply@learn.example.org", name: site.name.en },
      to: [{ address: "asha@example.org" }],
      replyTo: [{ address: site.foundation.email }],
      subject: "Verify your email address",
    });
    expect(findHeader(first, "auto-submitted")).toBe("auto-generated");
    expect(first?.html).toContain(sampleMails.verifyEmail.values.link);
    expect(first?.text).toContain(sampleMails.verifyEmail.values.link);
    expect(second?.subject).toBe("“Growing up healthy”: जहाँ छोड़ा था वहीं से शुरू करें");
    expect(second?.text).toContain("नमस्ते Asha,");
    expect(findHeader(second, "content-language")).toBe("hi");
    expect(findHeader(second, "list-unsubscribe")).toBe(
      `<${sampleMails.resumeLearning.values.unsubscribeLink}?language=hi>`,
    );
    expect(findHeader(second, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(await row(english)).toMatchObject({
      attempts: 1,
      details: "",
      recipient: "",
      claimed_until: null,
      last_error: null,
    });
  });

  test("while the mail server is away a mail waits; when it is back, exactly one arrives", async () => {
    const port = await freePort();
    const id = await queue();
    const sender = send(`smtp://127.0.0.1:${port}`);
    await vi.waitFor(async () => expect((await row(id)).last_error).toMatch(/ECONNREFUSED/), soon);
    const waiting = await row(id);
    expect(waiting).toMatchObject({ attempts: 1, sent_at: null, claimed_until: null });
    expect(Date.parse(waiting.due_at) - Date.now()).toBeGreaterThan(50_000);
    await sender.stop();

    const box = await open({ port });
    await makeDue(id);
    send(box.url);
    await arrived(box);
    await rest(300);
    expect(box.received).toHaveLength(1);
    expect(await row(id)).toMatchObject({ attempts: 2, last_error: null, details: "" });
  });

  test("two senders at once send each of twenty mails once", async () => {
    const box = await open();
    const ids = await Promise.all(Array.from({ length: 20 }, () => queue()));
    send(box.url);
    send(box.url, {}, fresh.openAnother().db);
    await arrived(box, 20);
    await rest(300);
    expect(box.received.map((mail) => mail.messageId).sort()).toEqual(
      ids.map((id) => `<${id}@learn.example.org>`).sort(),
    );
  });

  test("a server that takes longer than the lease still gets a mail once", async () => {
    const accepted = Promise.withResolvers<void>();
    const box = await open({ acceptAfter: accepted.promise });
    const id = await queue();
    // On a busy machine the sender extends its lease seconds late.
    const leaseMs = 10_000;
    send(box.url, { leaseMs });
    send(box.url, { leaseMs }, fresh.openAnother().db);
    await arrived(box);
    const firstLease = (await row(id)).claimed_until ?? "";
    await vi.waitFor(() => expect(new Date().toISOString() > firstLease).toBe(true), soon);
    await rest(300);
    accepted.resolve();
    await vi.waitFor(async () => expect((await row(id)).sent_at).not.toBeNull(), soon);
    await rest(300);
    expect(box.received).toHaveLength(1);
    expect((await row(id)).attempts).toBe(1);
  });

  test("a mail that the server handles slowly delays no other", async () => {
    const accepted = Promise.withResolvers<void>();
    const box = await open({ acceptAfter: accepted.promise });
    ends.push(async () => accepted.resolve());
    const slow = await queue();
    send(box.url);
    await arrived(box);
    await queue(sampleMails.passwordChanged);
    await arrived(box, 2);
    expect((await row(slow)).sent_at).toBeNull();
  });

  test("a process that is killed between claim and sending: its mail is sent when the lease is over", async () => {
    const id = await queue();
    const leaseMs = 3000;
    // A process takes two seconds of processor time. On the other database the claim alone leaves the same row.
    if (dialect === "sqlite") await claimAndDie(leaseMs);
    else await claimNext(db, new Date(), new Date(Date.now() + leaseMs));
    const claimed = await row(id);
    expect(claimed).toMatchObject({ attempts: 1, sent_at: null, claimed_until: expect.any(String) });

    const box = await open();
    send(box.url);
    await arrived(box);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(claimed.claimed_until ?? ""));
    await vi.waitFor(async () => expect(await row(id)).toMatchObject({ attempts: 2, details: "" }), soon);
  });

  test("a mail queued in a transaction that fails is never sent; one that is committed is sent at once, without waiting for the next poll", async () => {
    const box = await open();
    const settings = readSettings({
      SESSION_SECRET: "a secret of the tests, long enough",
      PORTAL_DATA_DIR: fresh.dataDir,
      SMTP_URL: box.url,
    });
    // The outbox is looked at when the sender starts, and then only when a mail is added.
    const polls = vi.spyOn(globalThis, "setInterval").mockReturnValue(setTimeout(() => undefined, 0));
    await startMail(db, settings, site);
    expect(polls).toHaveBeenCalledOnce();
    polls.mockRestore();
    ends.push(stopMail);
    await rest(300);
    const to = { accountId: null, address: "asha@example.org", language: "en" } as const;
    const failing = write(db, async (transaction) => {
      await queueMail(transaction, sampleMails.accountDeleted, to, new Date());
      throw new Error("no paper");
    });
    await expect(failing).rejects.toThrow("no paper");
    await write(db, (transaction) => queueMail(transaction, sampleMails.passwordChanged, to, new Date()));
    await vi.waitFor(() => expect(box.received).toHaveLength(1), soon);
    await rest(300);
    expect(box.received.map((mail) => mail.subject)).toEqual(["Your password was changed"]);
  });

  test("an address that the server does not know is given up at once, and the mail is deleted", async () => {
    const userUnknown = Object.assign(new Error("5.1.1 <asha@example.org> user unknown"), { responseCode: 550 });
    const box = await open({ onRcptTo: (_address, _session, done) => done(userUnknown) });
    const id = await queue();
    send(box.url);
    await vi.waitFor(async () => expect((await row(id)).given_up_at).not.toBeNull(), soon);
    expect(await row(id)).toMatchObject({ attempts: 1, sent_at: null, details: "", recipient: "" });
    expect((await row(id)).last_error).toMatch(/5\.1\.1 <\(address\)>/);
  });

  test("after three days a mail is given up, and the reason is stored", async () => {
    const id = await queue();
    await db
      .updateTable("outbox")
      .set({ created_at: new Date(Date.now() - 3 * 24 * 3_600_000).toISOString(), attempts: 74 })
      .execute();
    send(`smtp://127.0.0.1:${await freePort()}`);
    await vi.waitFor(async () => expect((await row(id)).given_up_at).not.toBeNull(), soon);
    expect(await row(id)).toMatchObject({
      details: "",
      sent_at: null,
      last_error: expect.stringMatching(/ECONNREFUSED/),
    });
  });

  test("a mailing that waited while its reader stopped the mailings is not sent; the account's other mails are", async () => {
    const box = await open();
    await addAccount("stopped", new Date().toISOString());
    const mailing = await queue(sampleMails.resumeLearning, "en", "stopped");
    await queue(sampleMails.passwordChanged, "en", "stopped");
    send(box.url);
    await arrived(box);
    await vi.waitFor(async () => expect((await row(mailing)).given_up_at).not.toBeNull(), soon);
    expect(box.received.map((mail) => mail.subject)).toEqual(["Your password was changed"]);
    expect((await row(mailing)).details).toBe("");
  });

  test("a mail whose sender has died is withdrawn with the others; one that is being sent stays", async () => {
    await addAccount("asha", null);
    const [waiting, died, sending] = await Promise.all([0, 1, 2].map(() => queue(undefined, "en", "asha")));
    const claim = (id = "", inMs = 0) =>
      db
        .updateTable("outbox")
        .set({ claimed_until: new Date(Date.now() + inMs).toISOString() })
        .where("id", "=", id)
        .execute();
    await claim(died, -1000);
    await claim(sending, 600_000);
    await withdrawMails(db, ["verifyEmail"], { accountId: "asha" });
    const left = await db
      .selectFrom("outbox")
      .select("id")
      .where("id", "in", [waiting ?? "", died ?? "", sending ?? ""]);
    expect(await left.execute()).toEqual([{ id: sending }]);
  });

  test("without SMTP_URL each mail is a file in the outbox folder that no other user can read, and the log names it", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await startMail(
      db,
      readSettings({ SESSION_SECRET: "a secret of the tests, long enough", PORTAL_DATA_DIR: fresh.dataDir }),
      site,
    );
    ends.push(stopMail);
    const id = await queue();
    await vi.waitFor(async () => expect((await row(id)).sent_at).not.toBeNull(), soon);
    const folder = path.join(fresh.dataDir, "outbox");
    const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
    expect(files).toEqual([expect.stringMatching(new RegExp(`verifyEmail-${id}\\.eml$`))]);
    const file = files[0] ?? "";
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.readFileSync(file, "utf8")).toMatch(/^To: asha@example\.org\r$/m);
    expect(log.mock.calls.flat().join()).toContain(file);
    expect(log.mock.calls.flat().join()).not.toContain("asha@");
  });
});
