import { courseId, readCourse } from "../../testing/people/course-content";
import { enroll, signUp } from "../support/learner";
import { openDesk } from "../support/staff-member";
import { expect, type Page, test } from "../support/test";

const [firstTopic = { id: "" }] = readCourse();
const pagesOfLearners = [
  "/",
  "/courses",
  `/view/course/${courseId}`,
  "/dashboard",
  `/course/module/${firstTopic.id}/primary`,
  "/profile",
  "/help/assistant",
];
/** Texts of the desk's own components, which no minifier changes. */
const ofTheDesk = ["newId", ".csv,.txt,.xlsx", "desk-table"];

/** The scripts that a page loads, also later ones. */
async function collectScripts(page: Page, path: string): Promise<string> {
  const scripts: Promise<string>[] = [];
  const collect = (response: { url: () => string; text: () => Promise<string> }) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url())) scripts.push(response.text());
  };
  page.on("response", collect);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return (await Promise.all(scripts)).join("\n");
}

test("none of the desk's code is in a script of a learner's page", { tag: "@all" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const staff = await browser.newContext({ baseURL });
  await openDesk(staff, baseURL ?? "", "coordinator");
  const desk = await staff.newPage();
  const deskScripts: string[] = [];
  for (const path of ["/desk/mailings/new", "/desk/people/upload", "/desk/programmes?by=state"])
    deskScripts.push(await collectScripts(desk, path));
  for (const text of ofTheDesk) expect(deskScripts.join("\n"), text).toContain(text);
  await signUp(context);
  await enroll(context);
  for (const path of pagesOfLearners) {
    const scripts = await collectScripts(page, path);
    for (const text of ofTheDesk) expect(scripts.includes(text), `${path}: ${text}`).toBe(false);
  }
  await staff.close();
});
