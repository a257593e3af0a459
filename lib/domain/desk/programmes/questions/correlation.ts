import { type Group, type Publish, smallestBase } from "../small-groups";

/** How many people had one answer to a question, right (1) or wrong (0), and one score in the rest of the quiz. */
export type AnswerGroup = { right: 0 | 1; rest: number; people: number };

/**
 * How well a question separates the people who know the rest of the quiz from those who do not, from the numbers of
 * people that the reader may see. Of the true ones, a correlation of 0.92 among twenty people would tell that exactly
 * one of them missed the question (threat T34, decision 0236). Null where fewer than twenty people are left.
 */
export function publishedCorrelation(groups: readonly AnswerGroup[], publish: Publish, group: Group): number | null {
  const shown = groups.map(({ right, rest, people }) => ({
    ...{ right, rest, people: publish(people, { ...group, answers: `${right}, and ${rest} of the rest` }) ?? 0 },
  }));
  const sum = (each: (answer: AnswerGroup) => number) =>
    shown.reduce((all, answer) => all + answer.people * each(answer), 0);
  const n = sum(() => 1);
  if (n < smallestBase) return null;
  return correlation({
    n,
    x: sum(({ right }) => right),
    y: sum(({ rest }) => rest),
    xy: sum(({ right, rest }) => right * rest),
    yy: sum(({ rest }) => rest * rest),
  });
}

/** The point-biserial correlation of right answers with the rest's score; null where all are the same. */
export function correlation({ n, x, y, xy, yy }: Record<"n" | "x" | "y" | "xy" | "yy", number>): number | null {
  const spread = Math.sqrt((n * x - x * x) * (n * yy - y * y));
  return spread > 0 ? Math.round((100 * (n * xy - x * y)) / spread) / 100 : null;
}
