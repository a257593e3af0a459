import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { parse } from "yaml";
import * as z from "zod";
import { accounts } from "../../lib/domain/accounts";
import type { CallContext } from "../../lib/domain/call";
import { setRole } from "../../lib/domain/desk";
import { discussions } from "../../lib/domain/discussions";
import { privacy } from "../../lib/domain/privacy";
import { asHolder, guestContext, newRegistration } from "../../lib/domain/testing/learners";
import { migrate, openDatabase } from "../../lib/platform/db";
import { languages } from "../../lib/platform/i18n/language";
import { openSession } from "../../lib/platform/session";
import { readSettings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { root, run } from "../../lib/process/steps.ts";
import { coordinatorKey, fillPortal, seedPassword } from "../../scripts/seed/fill";
import { seededEmail } from "../../scripts/seed/person";
import { startPortal } from "../../testing/portal/portal";
import { generate } from "../desk/generate";
import { takeFields } from "../pictures/fields";
import { sizes, writeWebp } from "../pictures/take-picture";
import { withBrowser } from "../support/browser";
import { temporaryFolder } from "../support/portal";

const { words } = readCommand({
  name: "bench -- pictures",
  description:
    "Takes the pictures of the documents from the production build with invented people, those of `npm run generate -- learners` and generated ones.",
  words: [
    {
      name: "document",
      oneOf: ["fields", "desk"],
      meaning: "fields of content/README.md, desk of docs/programme.md; both where none is named",
      optional: true,
      repeated: true,
    },
  ],
});
const chosen = new Set<string>(words.length > 0 ? words : ["fields", "desk"]);
const pictures = path.join(root, "docs", "pictures");

await withBrowser(async (browser) => {
  if (chosen.has("fields")) {
    const portal = await startSeeded();
    await takeFields(browser, portal.url, path.join(pictures, "fields")).finally(portal.stop);
  }
  if (chosen.has("desk")) await takeDesk(browser, pictures);
});
process.exit(0);

async function startSeeded() {
  const dataDir = temporaryFolder("portal-test-pictures-");
  const ofShell = { PORTAL_URL: "", DATABASE_URL: "", PORTAL_UPSTREAM_URL: "" };
  await run("tsx", ["scripts/generate/learners.ts"], {
    env: { PORTAL_DATA_DIR: dataDir, NODE_ENV: "development", ...ofShell },
  });
  return startPortal({ PORTAL_DATA_DIR: dataDir });
}

const filling = z
  .strictObject({
    /** The pictures of docs/programme.md: address, phone or not, height, and the heading a long page begins with. */
    documented: z.array(
      z.strictObject({
        screen: z.string(),
        address: z.string(),
        phone: z.literal(true).optional(),
        height: z.number().optional(),
        from: z.string().optional(),
      }),
    ),
    replies: z.array(z.record(z.string(), z.string())),
    mailing: z.record(z.enum(languages), z.strictObject({ subject: z.string(), text: z.string() })),
    /** The uploaded list of people, as CSV. */
    list: z.string(),
  })
  .parse(parse(fs.readFileSync(new URL("filling.yaml", import.meta.url), "utf8")));

const inDocument = { width: 1024, height: 760 };

/** Starts a portal and takes the pictures of docs/programme.md from it. */
async function takeDesk(browser: Browser, folder: string): Promise<void> {
  const { env, username, password, ids } = await fillDesk(temporaryFolder("portal-test-pictures-"));
  const portal = await startPortal(env);
  const first = await browser.newContext({ baseURL: portal.url });
  await signIn(first.request, username, password);
  const made: Record<string, string> = { ...ids, ...(await doStaffWork(first.request)) };
  const addressOf = (address: string) => address.replace(/\{(\w+)\}/g, (_, id) => `${made[id]}`);
  // The notice on cookies covers the foot of each page.
  await first.addCookies([{ name: "cookies_agreed", value: "1", url: portal.url }]);
  const storageState = await first.storageState();
  for (const { screen, address, phone, height, from } of filling.documented) {
    const viewport = { ...(phone ? sizes.phone : inDocument), ...(height && { height }) };
    const context = await browser.newContext({ baseURL: portal.url, storageState, viewport });
    const png = await takePage(context, addressOf(address), from);
    await context.close();
    await writeWebp(path.join(folder, `desk-${screen}.webp`), png, 70, inDocument.width);
  }
  await portal.stop();
}

/** `from`: what the picture begins with. */
async function takePage(context: BrowserContext, address: string, from?: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=en`);
  if (from) await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), from);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: "disabled" });
}

/** Enough people for figures of districts that are not "<5". */
const generatedLearners = 3000;

/**
 * Fills the empty folder with learners, people for the figures, staff, a complaint and a reported comment.
 * @returns `username`: of an administrator without a second factor; `ids`: in the addresses of the pages
 */
async function fillDesk(dataDir: string) {
  const env = { PORTAL_DATA_DIR: dataDir, SESSION_SECRET: randomBytes(32).toString("hex") };
  const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
  const { db } = opened;
  await migrate(db);
  const guest: CallContext = { ...(await guestContext({ opened, dataDir })), settings: readSettings(env) };
  try {
    await generate(opened, guest.content, generatedLearners, guest.now);
    await fillPortal(guest, () => undefined);
    const username = seededEmail(coordinatorKey);
    const everything = { courses: [], states: [], allStates: true };
    await setRole(guest, { username, role: "administrator", ...everything }, "staff:pictures");
    await addStaff(guest, { key: "bihar", firstName: "Anita", role: "coordinator", state: 5 });
    await addStaff(guest, { key: "partner.up", firstName: "Vikram", role: "partner", state: 34 });
    await addStaff(guest, { key: "rajasthan", firstName: "Meera", role: "coordinator", state: 29, isInvited: true });
    const accountOf = (key: string) => db.selectFrom("accounts").select("id").where("username", "=", seededEmail(key));
    const findAccountId = async (key: string) => (await accountOf(key).executeTakeFirstOrThrow()).id;
    await reportComment(guest, await findAccountId("asha.kumari"));
    await privacy.sendGrievance(guest, {
      name: "Ram Prasad",
      contact: "ram.prasad@example.org",
      language: "en",
      message: "The film in the second lesson does not play on my phone, and the page shows no text in its place.",
    });
    await db.deleteFrom("outbox").where("sent_at", "is", null).execute();
    const waiting = db.selectFrom("reviews").select(["enrollment_id", "module_id"]).where("reviewed_at", "is", null);
    const { enrollment_id, module_id } = await waiting.orderBy("requested_at").executeTakeFirstOrThrow();
    const [conversation, certified] = [await findAccountId("mahendra.singh"), await findAccountId("kavita.sinha")];
    const ids = { conversation, review: `${enrollment_id}?module=${module_id}`, certified };
    return { env, username, password: seedPassword(guest), ids };
  } finally {
    guest.limits.close();
    await opened.close();
  }
}

/** Somebody invited has not verified the address: the portal gives the role later. */
type Staff = { key: string; firstName: string; role: "coordinator" | "partner"; state: number; isInvited?: boolean };

async function addStaff(guest: CallContext, { key, firstName, role, state, isInvited }: Staff): Promise<void> {
  const username = seededEmail(key);
  const person = { username, firstName, lastName: "Rao", age: 40, profession: "NGO staff" as const };
  await accounts.register(guest, newRegistration({ ...person, mobile: "9876542001", password: seedPassword(guest) }));
  const verified_email = isInvited ? 0 : 1;
  await guest.db.updateTable("accounts").set({ verified_email }).where("username", "=", username).execute();
  await setRole(guest, { username, role, courses: [], states: [state], allStates: false }, "staff:pictures");
}

async function reportComment(guest: CallContext, accountId: string): Promise<void> {
  const learner = await asHolder(guest, await openSession(guest.db, accountId, "pictures", guest.now));
  const comments = guest.db.selectFrom("comments").select("id").where("kind", "=", "forum");
  const { id: commentId } = await comments.orderBy("created_at").executeTakeFirstOrThrow();
  const reason = "This is about a pupil of mine, who could be recognised.";
  await discussions.reportComment(learner, { commentId, reason, language: "en" });
}

const course = "growing-up-healthy";
async function send<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs the browser in with a second factor. */
async function signIn(request: APIRequestContext, username: string, password: string): Promise<void> {
  await send(request, "/api/users/login", { username, password });
  const profile = await request.put("/api/users/profile", {
    data: { current_institute: "Sehat Shala", employment_sector: "Private", is_profile_complete: 1 },
  });
  if (!profile.ok()) throw new Error(await profile.text());
  const { secret } = await send<{ secret: string }>(request, "/api/desk/second-factor/start", {});
  await send(request, "/api/desk/second-factor/confirm", {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
}

/** The staff's data in the pictures: replies, a reminder and a checked list. */
async function doStaffWork(request: APIRequestContext) {
  for (const reply of filling.replies) await send(request, "/api/desk/replies", reply);
  const draft = randomUUID();
  const toEverybody = { course, audience: "stopped", topicId: "", days: 7, state: "", district: "" };
  await send(request, "/api/desk/mailings", { id: draft, ...toEverybody, texts: filling.mailing });
  const { id: upload } = await send<{ id: string }>(request, "/api/desk/uploads", { course, csv: filling.list });
  return { draft, upload };
}
