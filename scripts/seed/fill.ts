import { accounts } from "../../lib/domain/accounts";
import type { CallContext } from "../../lib/domain/call";
import { chat, replyToLearner } from "../../lib/domain/chat";
import { setRole } from "../../lib/domain/desk";
import { discussions } from "../../lib/domain/discussions";
import { type Person, people, seededEmail, type Talk, texts } from "./person";
import { register } from "./register";
import { reach } from "./stages";
import { Visit } from "./visit";

const does: Record<Talk, (visit: Visit, person: Person, number: number) => Promise<void>> = {
  forum: async (visit, { language }, number) => {
    const { content } = visit.guest();
    const discussion = content.discussions[number % content.discussions.length];
    const { forumComments } = texts[language];
    const comment = forumComments[number % forumComments.length];
    if (discussion && comment) await discussions.addComment(await visit.learner(), { id: discussion.slug, comment });
  },

  "chat-waiting": async (visit, { language }) => {
    await chat.send(await visit.learner(), { msg: texts[language].chat.question });
  },

  "chat-answered": async (visit, { key, language }) => {
    await chat.send(await visit.learner(), { msg: texts[language].chat.question });
    visit.wait(90);
    await replyToLearner(visit.guest(), seededEmail(key), texts[language].chat.answer);
    visit.wait(30);
    await chat.seen(await visit.learner(), {});
    await chat.send(await visit.learner(), { msg: texts[language].chat.more });
    visit.wait(45);
    // The last answer stays unread.
    await replyToLearner(visit.guest(), seededEmail(key), texts[language].chat.answer);
  },
};

export const coordinatorKey = "coordinator";

/** One password for all, as long as the settings require. */
export function seedPassword({ settings }: Pick<CallContext, "settings">): string {
  return "seed portal".padEnd(settings.passwordMinLength, "0");
}

/** Adds everybody of `people` and a coordinator with the operations of the API. Leaves no mail to send. */
export async function fillPortal(portal: CallContext, say: (line: string) => void): Promise<void> {
  await addCoordinator(portal);
  for (const [index, person] of people.entries()) {
    const number = index + 1;
    const visit = new Visit(portal, person.language, person.daysAgo, number);
    await register(visit, person, number, seedPassword(portal));
    await reach[person.stage](visit, person);
    for (const each of person.talks) await does[each](visit, person, number);
    say(`${number} of ${people.length}: ${person.stage}`);
  }
  // These addresses do not exist, and the sender would try them for days.
  const ofSeeded = portal.db.deleteFrom("outbox").where("recipient", "like", seededEmail("%"));
  await ofSeeded.where("sent_at", "is", null).execute();
}

async function addCoordinator(portal: CallContext): Promise<void> {
  const visit = new Visit(portal, "en", 90, 0);
  const place = { state: "Bihar", state_id: 5, district: "Patna", mobile: "9876542000" };
  const person = {
    username: seededEmail(coordinatorKey),
    firstName: "Meera",
    lastName: "Joshi",
    age: 46,
    gender: "Female",
    profession: "NGO staff",
  } as const;
  await accounts.register(visit.guest(), { ...person, ...place, password: seedPassword(portal), language: "en" });
  await portal.db.updateTable("accounts").set({ verified_email: 1 }).where("username", "=", person.username).execute();
  await setRole(
    visit.guest(),
    { username: person.username, role: "coordinator", courses: [], states: [], allStates: true },
    "staff:seed",
  );
}
