import { chat, replyToLearner } from "../../lib/domain/chat";
import { discussions } from "../../lib/domain/discussions";
import { type Person, seededEmail, type Talk } from "./person";
import type { Visit } from "./visit";
import { chatMessages, forumComments } from "./words";

const does: Record<Talk, (visit: Visit, person: Person, number: number) => Promise<void>> = {
  forum: async (visit, { language }, number) => {
    const { content } = visit.guest();
    const discussion = content.discussions[number % content.discussions.length];
    const comment = forumComments[language][number % forumComments[language].length];
    if (discussion && comment) await discussions.addComment(await visit.learner(), { id: discussion.slug, comment });
  },

  "chat-waiting": async (visit, { language }) => {
    await chat.send(await visit.learner(), { msg: chatMessages[language].question });
  },

  "chat-answered": async (visit, { key, language }) => {
    await chat.send(await visit.learner(), { msg: chatMessages[language].question });
    visit.wait(90);
    await replyToLearner(visit.guest(), seededEmail(key), chatMessages[language].answer);
    visit.wait(30);
    await chat.seen(await visit.learner(), {});
    await chat.send(await visit.learner(), { msg: chatMessages[language].more });
    visit.wait(45);
    // The last answer stays unread.
    await replyToLearner(visit.guest(), seededEmail(key), chatMessages[language].answer);
  },
};

export async function talk(visit: Visit, person: Person, number: number): Promise<void> {
  for (const each of person.talks) await does[each](visit, person, number);
}
