import { courseId, readCourse } from "../../../testing/people/course-content";
import { completeHalf, completeTopics } from "../progress";
import { type Browser, type BrowserContext, expect, type Page } from "../test";

export const topics = readCourse();
export const journalAt = topics.findIndex((topic) => topic.hasJournal);
export const journalTopic = topics[journalAt];
if (!journalTopic) throw new Error("The course has no journal");
export const coursePage = `/view/course/${courseId}`;

/** The session ends behind the page's back: logged out elsewhere, or its cookie is gone. */
export const endings = {
  "ended on the server": async (context: BrowserContext, browser: Browser) => {
    const elsewhere = await browser.newContext({ storageState: await context.storageState() });
    const answer = await elsewhere.request.post("/api/users/logout", { data: {} });
    expect(answer.ok()).toBe(true);
    await elsewhere.close();
  },
  "lost its cookie": (context: BrowserContext) => context.clearCookies({ name: "portal_session" }),
};

/** A form, and how it is filled and sent. */
export type Place = {
  name: string;
  address: string;
  back?: string;
  field: string;
  /** Fills every other field of the form. */
  fill?: (page: Page) => Promise<void>;
  send: string;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The toast, where the page shows a link to the login; otherwise sending leads to the login at once. */
  toast?: string;
  savedMessage: string;
  /**
   * How the session ends here, where one way is enough: what differs between the two is the server's answer. The first
   * places are walked with both.
   */
  ending?: keyof typeof endings;
};

/** Every form of a learner in which something is typed. */
export const places: Place[] = [
  {
    name: "the journal",
    address: `/course/module/${journalTopic.id}/reflective_journal`,
    field: "#journal-entry",
    send: "#journal button[type=submit]",
    prepare: (context) => completeTopics(context, topics.slice(0, journalAt)),
    savedMessage: "answers.journalSaved",
  },
  {
    name: "a comment",
    address: `/course/module/${journalTopic.id}/discussion`,
    field: "#comment",
    send: "#add-comment button",
    prepare: (context) => completeTopics(context, topics.slice(0, journalAt + 1)),
    savedMessage: "answers.commentPosted",
  },
  {
    name: "a survey",
    address: "/course/module/what-is-adolescence/primary/3",
    field: "#survey [name=one-question]",
    fill: async (page) => {
      await page.locator("[name=comfort-today][value=easy]").check();
      await page.locator("[name=asked-about][value=body]").check();
    },
    // On a phone, which shows one question at a time, another button leads to the next one.
    send: "#survey button[type=submit]:visible",
    toast: "learning.signedOut",
    savedMessage: "answers.surveySaved",
  },
  {
    name: "feedback",
    address: coursePage,
    field: "#course-feedback",
    send: "#course-feedback-form button",
    prepare: rate,
    savedMessage: "answers.feedbackSaved",
    ending: "lost its cookie",
  },
  {
    name: "the reason for leaving",
    address: `/course/unenroll/${courseId}?step=reason`,
    field: "#leave-reason",
    send: "#leave-form button",
    toast: "answers.unauthorized",
    savedMessage: "answers.unenrolled",
    ending: "ended on the server",
  },
];

/** The forms that are walked with a session that ends in this way. */
export const placesEnding = (how: keyof typeof endings) => places.filter(({ ending = how }) => ending === how);

/** The feedback opens below a rating. */
export async function rate(context: BrowserContext): Promise<void> {
  await completeHalf(context);
  const answer = await context.request.put(`/api/courses/rating/${courseId}`, { data: { rating: 4, language: "en" } });
  expect(answer.ok()).toBe(true);
}
