import { createHash } from "node:crypto";
import { type Bank, type BankQuestion, findInBank } from "./bank";

/** What an earlier attempt has shown. `questions`: the drawn ids; null in attempts made before there were banks. */
export type ShownAttempt = {
  questions: string | null;
  answers: { questionId: string; correct: boolean }[];
};
/** `drawn`: the questions as they were drawn; none in attempts made before there were copies. */
type ResolvedAttempt = ShownAttempt & { finished_at: string | null; drawn?: BankQuestion[] };

/** The key of an attempt's draw: leaving and enrolling again, which begins at number 1 again, does not change it. */
export function drawKey(accountId: string, topicId: string, attemptsBefore: number): string {
  return `${accountId}/${topicId}/${attemptsBefore + 1}`;
}

/**
 * The questions of a new attempt (rule: quiz.bank), in their order: first what the person has not been shown, then what
 * was shown longest ago, of one attempt those answered wrong before the others. Half of a course's last quiz is from
 * its own topic. Without a number of shown questions all of them, in the order of the file.
 * @param before - the person's attempts at this quiz, latest first
 */
export function drawQuestions(bank: Bank, before: ShownAttempt[], key: string): BankQuestion[] {
  const { own, others, shown } = bank;
  if (shown === null) return own;
  const seen = lastSeen(before);
  const ranked = (questions: BankQuestion[]) => sortByRank(questions, (id) => seen.get(id) ?? 0, `draw/${key}`);
  const foreign = ranked(others).slice(0, Math.floor(shown / 2));
  const drawn = [...ranked(own).slice(0, shown - foreign.length), ...foreign];
  return sortByRank(drawn, () => 0, `order/${key}`);
}

/**
 * The questions of an attempt that has begun, as they were drawn (rule: quiz.bank). In an attempt from before there
 * were copies an answered question stays, also where it replaced another; an open one that the content no longer has is
 * replaced while there are others. So an attempt never has more questions than were drawn, and a finished one has those
 * that were answered. An attempt made before there were banks has the questions that were answered in it and, while it
 * runs, others up to the number shown.
 */
export function questionsOfAttempt(bank: Bank, attempt: ResolvedAttempt, key: string): BankQuestion[] {
  const { own, others, shown } = bank;
  const stored = attempt.questions === null ? null : (JSON.parse(attempt.questions) as string[]);
  const answered = new Set(attempt.answers.map(({ questionId }) => questionId));
  const ofFile = shown === null ? own.map(({ id }) => id) : [];
  const find = (id: string) => attempt.drawn?.find((each) => each.id === id) ?? findInBank(bank, id);
  const kept = [...new Set([...(stored ?? ofFile), ...answered])].flatMap((id) => find(id) ?? []);
  if (attempt.finished_at !== null) return kept.filter(({ id }) => answered.has(id));
  const rest = sortByRank(
    [...own, ...others].filter(({ id }) => kept.every((each) => each.id !== id)),
    () => 0,
    `draw/${key}`,
  );
  const gone = [...answered].filter((id) => !find(id)).length;
  const drawn = stored?.length ?? shown ?? own.length + gone;
  const open = new Set(
    [...kept, ...rest].filter(({ id }) => !answered.has(id)).slice(0, Math.max(0, drawn - answered.size)),
  );
  return [...kept, ...rest].filter((each) => answered.has(each.id) || open.has(each));
}

/** By id a rank over 0: lower when it was shown longer ago, in one attempt lower when it was not answered rightly. */
function lastSeen(before: ShownAttempt[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const [index, { questions, answers }] of [...before].reverse().entries()) {
    const shown = questions === null ? [] : (JSON.parse(questions) as string[]);
    for (const id of shown) seen.set(id, 2 * index + 1);
    for (const { questionId, correct } of answers) seen.set(questionId, 2 * index + (correct ? 2 : 1));
  }
  return seen;
}

/** Orders by the rank of the id, and those of one rank by chance, which depends on the key alone. */
export function sortByRank<Each extends { id: string }>(all: Each[], rank: (id: string) => number, key: string) {
  return all
    .map((each) => ({
      each,
      rank: rank(each.id),
      hash: createHash("sha256").update(`${key}/${each.id}`).digest("hex"),
    }))
    .sort((a, b) => a.rank - b.rank || (a.hash < b.hash ? -1 : 1))
    .map(({ each }) => each);
}
