import type { TopicWork, WaitingWork } from "../../lib/domain/certificates";

/** The work that waits for a review, topic by topic, as text for a terminal. */
export function workAsText({ name, username, course, module, topics }: WaitingWork): string {
  return [`${name} <${username}>`, module ? `${course}: ${module}` : course, "", ...topics.map(topicAsText)].join("\n");
}

function topicAsText({ topicId, topic, quiz, answers, journal }: TopicWork): string {
  const lines = [
    ...(quiz ? [quizAsText(quiz)] : []),
    ...answers.map(({ question, answer }) => `Survey: ${question}\n${indented(answer)}`),
    ...(journal ? [`Journal: ${journal.prompt}\n${indented(journalAsText(journal.entry))}`] : []),
  ];
  return `${topicId}  ${topic}\n${indented(lines.join("\n") || "Nothing to look at: reading completes this topic.")}\n`;
}

function quizAsText({ score, attempts, reported }: NonNullable<TopicWork["quiz"]>): string {
  const result = score === null ? "not passed" : `${score} of 10`;
  const source = reported
    ? "reported by the learner's app, not graded here"
    : `${attempts} finished attempt${attempts === 1 ? "" : "s"}`;
  return `Quiz: ${result} (${source})`;
}

function journalAsText(entry: NonNullable<TopicWork["journal"]>["entry"]): string {
  if (entry === null) return "(not written)";
  return entry === "private" ? "(its writer was not told that a coordinator reads it: not shown)" : entry;
}

function indented(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}`;
}
