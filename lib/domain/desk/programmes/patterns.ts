/** The letter of each completion criterion in a pattern; reading is `r`. */
const letters = { Quiz: "q", "Reflective Journal": "j", Discussion: "d", formSubmit: "f" } as const;
type Criterion = keyof typeof letters;

/**
 * Reads what a person did in a course: for each topic, the letters of its completed sections, one text for each
 * enrollment.
 */
export function readPath(pattern: string): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const record of pattern.split(" ")) {
    const at = record.lastIndexOf(":");
    const topic = record.slice(0, at);
    topics.set(topic, [...(topics.get(topic) ?? []), record.slice(at + 1)]);
  }
  return topics;
}

/** The steps that a person took in a topic, in any of the enrollments whose letters are given. */
export function stepsInTopic(records: string[], completion: readonly Criterion[]) {
  const needed = ["r", ...completion.map((criterion) => letters[criterion])];
  return {
    opened: records.length > 0,
    read: records.some((done) => done.includes("r")),
    quizPassed: records.some((done) => done.includes("q")),
    completed: records.some((done) => needed.every((letter) => done.includes(letter))),
  };
}

/** Reads "4 first+ second-": the number of right answers of an attempt, and whether each answer is right. */
export function readAnswers(pattern: string): { right: number; answers: { question: string; correct: boolean }[] } {
  const [right = "0", ...answers] = pattern.split(" ");
  return {
    right: Number(right),
    answers: answers.map((answer) => ({ question: answer.slice(0, -1), correct: answer.endsWith("+") })),
  };
}
