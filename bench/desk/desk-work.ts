import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertAll } from "./bulk";
import { chance } from "./chance";
import { agreesToMailings } from "./person";

type Value = string | number | null;
const digits = (number: number) => String(number).padStart(8, "0");

/**
 * What the desk's lists are made of, each for so many learners: a decision about mailings, a comment and an action in
 * the log for everybody; a conversation for a quarter, of which 40 % wait; a waiting review for 10 %; a grievance for 1
 * %, of which half wait.
 */
export async function insertDeskWork(
  opened: OpenDatabase,
  content: Content,
  learners: number,
  now: Date,
): Promise<void> {
  const at = (number: number, salt: number) =>
    new Date(now.getTime() - Math.floor(chance(number, salt) * 600 * 86_400_000)).toISOString();
  const everybody = function* (rows: (number: number, account: string) => Value[][]) {
    for (let number = 0; number < learners; number += 1) yield* rows(number, `p${digits(number)}`);
  };
  const consent = {
    id: "text",
    account_id: "text",
    purpose: "text",
    given: "int",
    notice_version: "text",
    language: "text",
    decided_at: "text",
  } as const;
  await insertAll(
    opened,
    "consents",
    consent,
    everybody((number, account) => [
      [`n${digits(number)}`, account, "mailings", agreesToMailings(number), "bench", "hi", at(number, 51)],
    ]),
  );
  const topics = content.courses.flatMap((course) => course.topics.map(({ id }) => id));
  const comment = {
    id: "text",
    account_id: "text",
    kind: "text",
    discussion_id: "text",
    comment: "text",
    language: "text",
    created_at: "text",
  } as const;
  await insertAll(
    opened,
    "comments",
    { ...comment, hidden_at: "text", hidden_why: "text" },
    everybody((number, account) => {
      const hidden = chance(number, 52) < 0.01 ? at(number, 53) : null;
      const topic = topics[Math.floor(chance(number, 54) * topics.length)] ?? "";
      return [
        [
          `k${digits(number)}`,
          account,
          "module",
          topic,
          `We tried it in class ${number}.`,
          "en",
          at(number, 53),
          hidden,
          hidden && "words",
        ],
      ];
    }),
  );
  await insertAll(
    opened,
    "comment_reports",
    { comment_id: "text", account_id: "text", reason: "text", reported_at: "text" },
    everybody((number, account) =>
      chance(number, 55) < 0.005 ? [[`k${digits(number)}`, account, "rude", at(number, 56)]] : [],
    ),
  );
  const message = {
    account_id: "text",
    id: "text",
    type: "int",
    msg: "text",
    sent_on: "text",
    seen_on: "text",
  } as const;
  await insertAll(
    opened,
    "chat_messages",
    message,
    everybody((number, account) => {
      if (number % 4 > 0) return [];
      const asked = at(number, 57);
      const answered = new Date(Date.parse(asked) + 3_600_000).toISOString();
      const question: Value[] = [account, `q${digits(number)}`, 1, "How do I open the next topic?", asked, null];
      return chance(number, 58) < 0.4
        ? [question]
        : [question, [account, `a${digits(number)}`, 2, "Read to the end of the page.", answered, null]];
    }),
  );
  await insertAll(
    opened,
    "reviews",
    { id: "text", enrollment_id: "text", module_id: "text", requested_at: "text" },
    everybody((number) =>
      chance(number, 59) < 0.1 ? [[`r${digits(number)}`, `e0${digits(number)}`, "", at(number, 60)]] : [],
    ),
  );
  const grievance = {
    ticket: "text",
    name: "text",
    contact: "text",
    message: "text",
    language: "text",
    created_at: "text",
    due_at: "text",
  } as const;
  await insertAll(
    opened,
    "grievances",
    { ...grievance, answered_at: "text" },
    everybody((number, account) => {
      if (number % 100 > 0) return [];
      const [written, due] = [at(number, 61), at(number, 62)];
      return [
        [
          `g${digits(number)}`,
          account,
          `${account}@example.org`,
          "The films do not play.",
          "en",
          written,
          due,
          number % 200 > 0 ? due : null,
        ],
      ];
    }),
  );
  const action = {
    id: "text",
    staff_id: "text",
    action: "text",
    subject: "text",
    details: "text",
    happened_at: "text",
  } as const;
  await insertAll(
    opened,
    "staff_actions",
    action,
    everybody((number, account) => [
      [`s${digits(number)}`, "bench", "conversationRead", account, "{}", at(number, 63)],
    ]),
  );
}
