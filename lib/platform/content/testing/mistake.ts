import type { Problem } from "../broken";

/** One mistake in the published content, and the problem that it must be reported as. */
export type Mistake = {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  expected: Problem | { file: string; field: string | RegExp; message: RegExp };
};
