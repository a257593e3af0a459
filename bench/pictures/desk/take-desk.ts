import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { parse } from "yaml";
import * as z from "zod";
import type { Roster, RosterMember } from "../../../lib/contract/desk/rosters";
import { accounts } from "../../../lib/domain/accounts";
import type { CallContext } from "../../../lib/domain/call";
import { setRole } from "../../../lib/domain/desk";
import { discussions } from "../../../lib/domain/discussions";
import { privacy } from "../../../lib/domain/privacy";
import { asHolder, guestContext, newRegistration } from "../../../lib/domain/testing/learners";
import { migrate, openDatabase } from "../../../lib/platform/db";
import { languages } from "../../../lib/platform/i18n/language";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { openSession } from "../../../lib/platform/session";
import { readSettings } from "../../../lib/platform/settings";
import { coordinatorKey, fillPortal, seedPassword } from "../../../scripts/seed/fill";
import { seededEmail } from "../../../scripts/seed/person";
import { startPortal } from "../../../testing/portal/portal";
import { generate } from "../../desk/generate";
import { temporaryFolder } from "../../support/portal";
import { sizes, writeWebp } from "../take-picture";

const filling = z
  .strictObject({
    /** The address of every page, by the name of its picture. The id of a waiting review replaces `{review}`. */
    screens: z.record(z.string(), z.string()),
    /** The pictures of docs/programme.md: screen, phone or not, height, and the heading a long page begins with. */
    documented: z.array(
      z.strictObject({
        screen: z.string(),
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
const toLookAt = [sizes.phone, sizes.desktop, { width: 768, height: 1024 }];

/** Takes the pictures of docs/programme.md from a portal of its own. `all`: takes every page into that folder. */
export async function takeDesk(
  browser: Browser,
  folder: string,
  { all, only }: { all?: string; only?: string },
): Promise<void> {
  const { env, username, password, ids } = await fillDesk(temporaryFolder("portal-test-pictures-"));
  const portal = await startPortal(env);
  const first = await browser.newContext({ baseURL: portal.url });
  await signIn(first.request, username, password);
  const made: Record<string, string> = { ...ids, ...(await doStaffWork(first.request)) };
  const addressOf = (screen = "") => `${filling.screens[screen]}`.replace(/\{(\w+)\}/g, (_, id) => `${made[id]}`);
  const storageState = await withoutCookieNotice(first);
  const inBrowser = async (options: BrowserContextOptions, work: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ baseURL: portal.url, storageState, ...options });
    await work(context).finally(() => context.close());
  };
  const isChosen = (name: string) => !only || only === name;
  if (all) {
    fs.mkdirSync(all, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const)
      for (const viewport of toLookAt)
        await inBrowser({ viewport, colorScheme }, async (context) => {
          for (const language of languages)
            for (const name of Object.keys(filling.screens).filter(isChosen)) {
              const file = path.join(all, `${name}-${language}-${viewport.width}-${colorScheme}.png`);
              // A whole page may be longer than a WebP can be.
              fs.writeFileSync(file, await takePage(context, { address: addressOf(name), language, fullPage: true }));
            }
        });
  } else
    for (const { screen, phone, height, from } of filling.documented.filter(({ screen }) => isChosen(screen)))
      await inBrowser(
        { viewport: { ...(phone ? sizes.phone : inDocument), ...(height && { height }) } },
        async (context) => {
          const png = await takePage(context, { address: addressOf(screen), language: "en", from });
          await writeWebp(path.join(folder, `desk-${screen}.webp`), png, 70, inDocument.width);
        },
      );
  await portal.stop();
}

/** @returns the state of a browser in which the notice on cookies was agreed to, because it covers the foot of each page */
async function withoutCookieNotice(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/desk");
  await page.getByRole("button", { name: messagesIn("en").privacy.cookies.agree }).click();
  return context.storageState();
}

/** `from`: what the picture begins with. */
type Wish = { address: string; language: string; fullPage?: boolean; from?: string };

async function takePage(context: BrowserContext, { address, language, fullPage, from }: Wish): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}language=${language}`);
  if (from) await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), from);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ fullPage, animations: "disabled" });
  await page.close();
  return png;
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
    const { ticket } = await privacy.sendGrievance(guest, {
      name: "Ram Prasad",
      contact: "ram.prasad@example.org",
      language: "en",
      message: "The film in the second lesson does not play on my phone, and the page shows no text in its place.",
    });
    await db.deleteFrom("outbox").where("sent_at", "is", null).execute();
    const waiting = db.selectFrom("reviews").select(["enrollment_id", "module_id"]).where("reviewed_at", "is", null);
    const { enrollment_id, module_id } = await waiting.orderBy("requested_at").executeTakeFirstOrThrow();
    const [conversation, certified] = [await findAccountId("mahendra.singh"), await findAccountId("kavita.sinha")];
    const ids = { conversation, ticket, review: `${enrollment_id}?module=${module_id}`, certified };
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

/** Moves somebody of the largest school. @returns the query of the page that moves its people */
async function moveSomebody(request: APIRequestContext): Promise<string> {
  const schools = await request.get("/api/desk/rosters?find=school");
  const { data } = (await schools.json()) as { data: Roster[] };
  const [largest] = data.toSorted((one, other) => other.people - one.people);
  if (!largest) throw new Error("There is no school");
  const { institution, district, block, stateId } = largest;
  const school = new URLSearchParams({ institution, district, block }).toString();
  const found = await request.get(`/api/desk/rosters/people?${school}`);
  const people = (await found.json()) as { data: RosterMember[] };
  await send(request, "/api/desk/rosters/transfer", {
    accountIds: people.data.slice(0, 1).map(({ accountId }) => accountId),
    stateId: 5,
    district: "Patna",
    block: "",
    institution: "High School Danapur",
    confirmed: true,
  });
  return `${school}&state=${stateId ?? ""}`;
}

/** The staff's data in the pictures: replies, reminders, a checked list, and a move to another school. */
async function doStaffWork(request: APIRequestContext) {
  for (const reply of filling.replies) await send(request, "/api/desk/replies", reply);
  const [draft, planned] = [randomUUID(), randomUUID()];
  const toEverybody = { course, audience: "stopped", topicId: "", days: 7, state: "", district: "" };
  for (const id of [draft, planned])
    await send(request, "/api/desk/mailings", { id, ...toEverybody, texts: filling.mailing });
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await send(request, `/api/desk/mailings/${planned}/send`, { at: `${day}T09:00` });
  const weekly = { on: true, weekday: 1, hour: 9, days: 7, texts: filling.mailing };
  await send(request, `/api/desk/weekly-reminders/${course}`, weekly);
  const { id: upload } = await send<{ id: string }>(request, "/api/desk/uploads", { course, csv: filling.list });
  return { draft, planned, upload, school: await moveSomebody(request) };
}
