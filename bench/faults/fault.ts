/** The report of one fault, and whether all requirements were met. */
export type Report = {
  say: (line: string) => void;
  /** Prints what was looked at, with its figures; a wrong one fails the fault. */
  check: (what: string, isRight: boolean) => void;
};

export type Fault = {
  name: string;
  what: string;
  /** @returns a reason where this machine cannot make the fault */
  cannot?: () => string | null;
  /** `cleaning` is done afterwards, last first, whatever happens. */
  run: (report: Report, cleaning: (() => unknown)[]) => Promise<void>;
};
