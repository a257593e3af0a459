import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertAll, type Row } from "./bulk";
import { accountId, chance, dayMs, digits, iso, pick, rowsOf } from "./chance";
import { agreesToMailings } from "./people";

/**
 * What the desk's lists are made of, each for so many learners: a decision about mailings, a comment and an action in
 * the log for everybody; a conversation for a quarter, of which 40 % wait; a waiting review for 10 %; a grievance for 1
 * %, of which half wait.
 */
export async function insertDeskWork(
  opened: OpenDatabase,
  { courses }: Content,
  learners: number,
  now: Date,
): Promise<void> {
  const at = (number: number, salt: number) => iso(now.getTime() - Math.floor(chance(number, salt) * 600 * dayMs));
  const insert = (table: string, rows: (number: number, account_id: string) => Row[]) =>
    insertAll(
      opened,
      table,
      rowsOf(learners, (number) => rows(number, accountId(number))),
    );
  const topics = courses.flatMap((course) => course.topics.map(({ id }) => id));

  await insert("consents", (number, account_id) => [
    {
      ...{ id: `n${digits(number)}`, account_id, purpose: "mailings", given: agreesToMailings(number) },
      ...{ notice_version: "bench", language: "hi", decided_at: at(number, 51) },
    },
  ]);
  await insert("comments", (number, account_id) => {
    const hidden = chance(number, 52) < 0.01 ? at(number, 53) : null;
    return [
      {
        ...{
          id: `k${digits(number)}`,
          account_id,
          kind: "module",
          discussion_id: pick(topics, chance(number, 54)) ?? "",
        },
        ...{ comment: `We tried it in class ${number}.`, language: "en", created_at: at(number, 53) },
        ...{ hidden_at: hidden, hidden_why: hidden && "words" },
      },
    ];
  });
  await insert("comment_reports", (number, account_id) =>
    chance(number, 55) < 0.005
      ? [{ comment_id: `k${digits(number)}`, account_id, reason: "rude", reported_at: at(number, 56) }]
      : [],
  );
  await insert("chat_messages", (number, account_id) => {
    if (number % 4 > 0) return [];
    const asked = at(number, 57);
    const message = (id: string, type: number, msg: string, sent_on: string): Row => ({
      ...{ account_id, id: `${id}${digits(number)}`, type, msg, sent_on, seen_on: null },
    });
    const question = message("q", 1, "How do I open the next topic?", asked);
    if (chance(number, 58) < 0.4) return [question];
    return [question, message("a", 2, "Read to the end of the page.", iso(Date.parse(asked) + 3_600_000))];
  });
  await insert("reviews", (number) =>
    chance(number, 59) < 0.1
      ? [
          {
            id: `r${digits(number)}`,
            enrollment_id: `e0${digits(number)}`,
            module_id: "",
            requested_at: at(number, 60),
          },
        ]
      : [],
  );
  await insert("grievances", (number, account_id) => {
    if (number % 100 > 0) return [];
    const due = at(number, 62);
    return [
      {
        ...{ ticket: `g${digits(number)}`, name: account_id, contact: `${account_id}@example.org` },
        ...{ message: "The films do not play.", language: "en", created_at: at(number, 61), due_at: due },
        answered_at: number % 200 > 0 ? due : null,
      },
    ];
  });
  await insert("staff_actions", (number, account_id) => [
    {
      ...{ id: `s${digits(number)}`, staff_id: "bench", action: "conversationRead", subject: account_id },
      ...{ details: "{}", happened_at: at(number, 63) },
    },
  ]);
}
