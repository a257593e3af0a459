import { randomUUID } from "node:crypto";
import { courseId } from "../../../testing/people/course-content";
import { portalContext } from "../../../testing/portal/portal-context";
import { enroll } from "../learner";
import { messageText } from "../messages";
import { staff } from "../staff";
import type { BrowserContext } from "../test";

/** A text of the desk. */
export const text = (key: string, values = {}) => messageText("en", `desk.${key}`, values);
const learnersCourse = "healthy-minds";

/** A form of the desk, and how one sees what it has stored. */
export type DeskForm = {
  path: string;
  /** The form, by a field that only it has. */
  field: string;
  /** A title to press before the form shows. */
  folded?: string;
  /** What is typed or chosen, by the name of the field. */
  typed: Record<string, string>;
  submit: string;
  /** How many records the form has made. */
  records: () => Promise<number>;
  /** The form asks for the second factor again. A code is never kept, so it is typed before each press. */
  asksForCode?: true;
  /** The form is gone once it was stored, so there is no second press after a reload. */
  once?: true;
};
type World = { desk: BrowserContext; learner: BrowserContext; username: string; accountId: string; mark: string };
type Case = { name: string; prepare: (world: World) => Promise<DeskForm> };

const read = async (desk: BrowserContext, path: string) => (await desk.request.get(`/api/desk/${path}`)).json();

/** Every form of the desk in which something is typed. */
export const deskForms: Case[] = [
  {
    name: "a role",
    prepare: async ({ desk, username }) => {
      await staff("", "verify", username);
      return {
        path: "/desk/people/staff",
        field: "username",
        typed: { username, role: "partner", states: "5" },
        asksForCode: true,
        submit: text("staff.save"),
        records: async () =>
          (await read(desk, "staff")).data.filter((each: { username: string }) => each.username === username).length,
      };
    },
  },
  {
    name: "the word list",
    prepare: async ({ desk, mark }) => ({
      path: "/desk/comments/words",
      field: "words",
      typed: { words: mark },
      submit: text("comment.saveWords"),
      records: async () => {
        const { data } = await read(desk, "words");
        return data.flatMap(({ words }: { words: string[] }) => words).filter((word: string) => word === mark).length;
      },
    }),
  },
  {
    name: "the name on a certificate",
    prepare: async ({ desk, learner, accountId, mark }) => {
      await enroll(learner);
      const { db } = await portalContext();
      const { id: eid } = await db
        .selectFrom("enrollments")
        .select("id")
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      const certificate = {
        id: randomUUID(),
        number: `SS-${mark}`,
        enrollment_id: eid,
        account_id: accountId,
        course_id: courseId,
        module_id: "",
      };
      const named = { language: "en", first_name: "Sunita", last_name: "Kumari", issued_at: new Date().toISOString() };
      await db
        .insertInto("certificates")
        .values({ ...certificate, ...named })
        .execute();
      return {
        path: `/desk/people/${accountId}`,
        field: "certificateId",
        folded: text("person.correct"),
        typed: { firstName: "Suneeta", lastName: "Kumari Devi" },
        submit: text("person.reissue"),
        records: async () => {
          const { data } = await read(desk, `people/${accountId}`);
          const corrected = data.certificates.filter((each: { firstName: string }) => each.firstName === "Suneeta");
          return Math.max(corrected.length, data.replaced.length);
        },
        once: true,
      };
    },
  },
  {
    name: "a roster",
    prepare: async ({ desk, learner, mark }) => {
      const [old, school] = [`Old school ${mark}`, `New school ${mark}`];
      await learner.request.put("/api/users/profile", { data: { current_institute: old } });
      return {
        path: `/desk/people/rosters/move?${new URLSearchParams({ institution: old, district: "Sitamarhi", state: "5" })}`,
        field: "institution",
        typed: { district: "Gaya", institution: school },
        submit: text("roster.form.move"),
        records: async () => {
          const { data } = await read(desk, `rosters?${new URLSearchParams({ find: mark })}`);
          return data.filter(
            (each: { institution: string; people: number }) => each.institution === school && each.people === 1,
          ).length;
        },
        once: true,
      };
    },
  },
  {
    name: "the weekly reminder",
    prepare: async ({ desk, mark }) => ({
      path: `/desk/mailings/weekly/${learnersCourse}`,
      field: "weekday",
      typed: {
        on: "no",
        weekday: "3",
        hour: "17",
        days: "14",
        subject_en: `Go on ${mark}`,
        text_en: "Go on.",
        subject_hi: "आगे बढ़ें",
        text_hi: "आगे बढ़ें।",
      },
      submit: text("mailing.weeklySave"),
      records: async () => {
        const { weekly } = await read(desk, "mailings");
        return weekly.filter(
          (each: { texts: { en: { subject: string } }; hour: number }) =>
            each.texts.en.subject === `Go on ${mark}` && each.hour === 17,
        ).length;
      },
    }),
  },
  {
    name: "a canned reply",
    prepare: async ({ desk, accountId, mark }) => ({
      path: `/desk/messages/${accountId}`,
      field: "reply",
      folded: text("talk.replies"),
      typed: { title: mark, reply: "It takes a week.", of: "hi" },
      submit: text("talk.saveReply"),
      records: async () =>
        (await read(desk, `messages/${accountId}`)).replies.filter((each: { title: string }) => each.title === mark)
          .length,
    }),
  },
  {
    name: "the answer to a complaint",
    prepare: async ({ desk, learner, mark }) => {
      const complaint = {
        name: "Ram",
        contact: "ram@example.org",
        message: `The film ${mark} does not play on my phone.`,
      };
      const { ticket } = await (await learner.request.post("/api/grievances", { data: complaint })).json();
      return {
        path: `/desk/messages/grievances/${ticket}`,
        field: "answer",
        typed: { answer: `It plays now ${mark}.` },
        submit: text("complaint.send"),
        records: async () =>
          (await read(desk, `grievances/${ticket}`)).data.answer === `It plays now ${mark}.` ? 1 : 0,
        once: true,
      };
    },
  },
  {
    name: "the time of a reminder",
    prepare: async ({ desk, learner, accountId, mark }) => {
      await enroll(learner);
      await learner.request.put("/api/users/consents", { data: { mailings: true } });
      const { db } = await portalContext();
      const stopped = "2026-01-01T00:00:00.000Z";
      await db.updateTable("enrollments").set({ enrolled_at: stopped }).where("account_id", "=", accountId).execute();
      await db
        .updateTable("accounts")
        .set({ verified_email: 1, district: "Saharsa" })
        .where("id", "=", accountId)
        .execute();
      const id = randomUUID();
      const texts = { en: { subject: mark, text: "Go on." }, hi: { subject: mark, text: "आगे बढ़ें।" } };
      await desk.request.post("/api/desk/mailings", {
        data: { id, course: courseId, audience: "stopped", days: 1, state: "5", district: "Saharsa", texts },
      });
      return {
        path: `/desk/mailings/${id}`,
        field: "date",
        typed: { date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: "17:30" },
        submit: text("mailing.schedule"),
        records: async () =>
          (await read(desk, "mailings")).data.filter(
            (each: { subject: string; state: string }) => each.subject === mark && each.state === "scheduled",
          ).length,
        once: true,
      };
    },
  },
];
