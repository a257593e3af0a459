import { listWaitingLearners, replyToLearner, type Waiting } from "../../lib/domain/chat";
import { type Command, printable } from "./command";
import texts from "./texts.json" with { type: "json" };

export const chatCommands: Command[] = [
  {
    name: "messages",
    words: "",
    description: "lists the learners who wait for an answer in the chat, urgent ones and then the longest wait first",
    run: async ({ db }, words) => {
      if (words.length > 0) return null;
      const waiting = await listWaitingLearners(db);
      return { ok: true, text: waiting.map(asText).join("\n\n") || "No one is waiting for an answer." };
    },
  },
  {
    name: "answer",
    words: '<email> "<text>"',
    description: "answers a learner in the chat, and notifies them by mail",
    run: async (context, [email, text, ...more]) => {
      if (!email || text === undefined || more.length > 0) return null;
      const outcome = await replyToLearner(context, email, text);
      return { ok: outcome === "answered", text: texts.answered[outcome] };
    },
  },
];

function asText({ name, email, since, messages, urgent }: Waiting): string {
  return [
    `${urgent ? "URGENT: " : ""}${printable(name)} <${email}>, since ${since}`,
    ...messages.map((msg) => `  ${printable(msg).replaceAll("\n", "\n  ")}`),
  ].join("\n");
}
