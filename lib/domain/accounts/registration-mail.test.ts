import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { dialects, type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { deliverBySmtp } from "../../platform/mail/delivery";
import { makeLetterhead } from "../../platform/mail/letter-types";
import { startSender } from "../../platform/mail/sender";
import { openLetterBox } from "../../platform/mail/testing/letter-box";
import { freePort } from "../../process/free-port";
import type { CallContext } from "../call";
import { guestContext, newRegistration, publishedContent } from "../testing/learners";
import { accounts } from ".";

const soon = { timeout: 200_000, interval: 20 };

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    guest = await guestContext(fresh);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => guest.db.deleteFrom("outbox").execute());
  afterAll(async () => {
    vi.restoreAllMocks();
    guest.limits.close();
    await fresh.remove();
  });
  const startOn = (port: number) =>
    startSender(
      {
        db: guest.db,
        deliver: deliverBySmtp(`smtp://127.0.0.1:${port}`),
        letterhead: makeLetterhead(publishedContent().site, guest.settings),
      },
      { pollMs: 50 },
    );

  test("a mail queued while the mail server is down is sent exactly once after it restarts, in the language of the form", async () => {
    const port = await freePort();
    const given = newRegistration({ firstName: "आशा", language: "hi" });
    let sender = startOn(port);
    await accounts.register(guest, given);
    const attempts = async () =>
      (await guest.db.selectFrom("outbox").select("attempts").executeTakeFirstOrThrow()).attempts;
    await vi.waitFor(async () => expect(await attempts()).toBeGreaterThan(0), soon);
    await sender.stop();

    const box = await openLetterBox({ port });
    await guest.db.updateTable("outbox").set({ due_at: new Date().toISOString() }).execute();
    sender = startOn(port);
    await vi.waitFor(() => expect(box.received).toHaveLength(1), soon);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sender.stop();
    await box.close();
    expect(box.received).toMatchObject([{ to: [{ address: given.username }], subject: "अपने ईमेल की पुष्टि करें" }]);
    expect(box.received[0]?.text).toMatch(/नमस्ते आशा,[\s\S]*\/verify-email\/[\w-]{22,}\//);
  });

  test("a registration that fails at its last step sends no mail", async () => {
    const given = newRegistration();
    await accounts.register(guest, given);
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ key: "accountExists" });
    const box = await openLetterBox();
    const sender = startOn(box.port);
    await vi.waitFor(() => expect(box.received).toHaveLength(1), soon);
    await sender.stop();
    await box.close();
    expect(box.received).toHaveLength(1);
  });

  test("registrations that fail use up no mail to the guardian whom they name", async () => {
    const guardian_email = newRegistration().username;
    const young = { age: 15, profession: "Adolescents/young people", guardian_email } as const;
    const given = newRegistration();
    await accounts.register(guest, given);
    for (const _ of [1, 2, 3])
      await expect(accounts.register(guest, { ...given, ...young })).rejects.toMatchObject({ key: "accountExists" });
    await accounts.register(guest, newRegistration(young));
    const mails = guest.db.selectFrom("outbox").select("kind").where("recipient", "=", guardian_email);
    expect(await mails.execute()).toEqual([{ kind: "guardianConsent" }]);
  });
});
