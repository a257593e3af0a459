/** Under which letters the parts of a topic stand in a path; the reading is `r`. */
const letters = { Quiz: "q", "Reflective Journal": "j", Discussion: "d", formSubmit: "f" } as const;
type Criterion = keyof typeof letters;

/** What a person did in the topics of a course: for each topic the letters of what is done, once for each enrollment. */
export function readPath(pattern: string): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const record of pattern.split(" ")) {
    const at = record.lastIndexOf(":");
    const topic = record.slice(0, at);
    topics.set(topic, [...(topics.get(topic) ?? []), record.slice(at + 1)]);
  }
  return topics;
}

/** What the letters of a person's enrollments show of a topic: each is true where one enrollment shows it. */
export function stepsOf(records: string[], completion: readonly Criterion[]) {
  const needed = ["r", ...completion.map((criterion) => letters[criterion])];
  return {
    opened: records.length > 0,
    read: records.some((done) => done.includes("r")),
    quizPassed: records.some((done) => done.includes("q")),
    completed: records.some((done) => needed.every((letter) => done.includes(letter))),
  };
}

/** "4 first+ second-": how many answers of an attempt are right, and which. */
export function readAnswers(pattern: string): { right: number; answers: { question: string; correct: boolean }[] } {
  const [right = "0", ...answers] = pattern.split(" ");
  return { right: Number(right), answers: answers.map((answer) => ({ question: answer.slice(0, -1), correct: answer.endsWith("+") })) };
}
