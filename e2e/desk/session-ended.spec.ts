import { portalContext } from "../../testing/portal/portal-context";
import { deskForms } from "../support/forms/desk-forms";
import { expectTyped, typeInto } from "../support/forms/typed";
import { password, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { openDesk } from "../support/staff-member";
import { type BrowserContext, expect, type Page, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

type Staff = { context: BrowserContext; page: Page; username: string; recoveryCodes: string[] };

async function logIn({ page, username }: Staff): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/);
  await page.locator("main input[name=username]").fill(username);
  await page.locator("main input[name=password]").fill(password);
  await page.locator("main form button[type=submit]").first().click();
}

async function giveCode({ page, recoveryCodes }: Staff): Promise<void> {
  await expect(page).toHaveURL(/\/desk\/sign-in/);
  await page.locator("main [name=code]").fill(recoveryCodes.pop() ?? "");
  await page.locator("main form button[type=submit]").first().click();
}

async function ofAccount(username: string) {
  const { db } = await portalContext();
  const { id } = await db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return {
    endSessions: () => db.deleteFrom("sessions").where("account_id", "=", id).execute(),
    forgetSecondFactor: () =>
      db.updateTable("sessions").set({ second_factor_at: null }).where("account_id", "=", id).execute(),
    giveRole: (role: "learner" | "administrator") =>
      db.updateTable("accounts").set({ role }).where("id", "=", id).execute(),
  };
}

/** How the work of a staff member ends behind the page's back, and how it goes on. */
const endings: { how: string; end: (member: Staff) => Promise<unknown>; goOn: (member: Staff) => Promise<unknown> }[] =
  [
    {
      how: "the session was revoked",
      end: async ({ username }) => (await ofAccount(username)).endSessions(),
      goOn: (member) => logIn(member).then(() => giveCode(member)),
    },
    {
      how: "the session lost its cookie",
      end: ({ context }) => context.clearCookies({ name: "portal_session" }),
      goOn: (member) => logIn(member).then(() => giveCode(member)),
    },
    {
      how: "the second factor is asked again",
      end: async ({ username }) => (await ofAccount(username)).forgetSecondFactor(),
      goOn: giveCode,
    },
    {
      how: "the role was withdrawn, until it is given again",
      end: async ({ username }) => (await ofAccount(username)).giveRole("learner"),
      goOn: async ({ page, username }) => {
        await expect(page.getByRole("main").getByText(messageText("en", "answers.deskForbidden"))).toBeVisible();
        await (await ofAccount(username)).giveRole("administrator");
        await page.reload();
      },
    },
  ];

// Each form with one ending, and each ending with two forms: what differs by ending is the server's answer.
for (const [index, { name, prepare }] of deskForms.entries())
  for (const { how, end, goOn } of endings.filter((_, at) => at === index % endings.length))
    test(`${name}: what is typed survives that ${how}, and is stored afterwards`, { tag: "@all" }, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const learner = await browser.newContext();
      const learnersAddress = await signUp(learner);
      const { _id: accountId } = await (await learner.request.post("/api/checkAuth", { data: {} })).json();
      const opened = await openDesk(context, baseURL ?? "", "administrator");
      const member = { context, page, ...opened };
      const mark = `e${Date.now()}${Math.floor(Math.random() * 1000)}`;
      const { path, field, folded, typed, submit, records, asksForCode } = await prepare({
        desk: context,
        learner,
        username: learnersAddress,
        accountId,
        mark,
      });
      await page.goto(path);
      const form = page
        .locator("form")
        .filter({ has: page.locator(`[name="${field}"]`) })
        .last();
      const button = form.getByRole("button", { name: submit });
      const preview = form.getByRole("button", { name: messageText("en", "desk.roster.form.preview") });
      if (folded) await page.locator("summary").filter({ hasText: folded }).click();
      await typeInto(form, typed);
      if (asksForCode) await form.locator("[name=code]").fill(member.recoveryCodes.pop() ?? "");

      await end(member);
      await ((await preview.count()) > 0 ? preview : button).click();
      await goOn(member);

      await expect(page).toHaveURL(new RegExp(`${path.replaceAll(/[?+.]/g, "\\$&")}$`));
      await expectTyped(form, typed);
      if (folded && !(await button.isVisible())) await page.locator("summary").filter({ hasText: folded }).click();
      if ((await preview.count()) > 0) await preview.click();
      if (asksForCode) await form.locator("[name=code]").fill(member.recoveryCodes.pop() ?? "");
      await button.click();
      await expect.poll(records).toBe(1);
      // The page may be left for the one that shows what was stored.
      const drafts = () =>
        page
          .evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("kept:")))
          .catch(() => "the page is being left");
      await expect.poll(drafts).toEqual([]);
      await learner.close();
    });
