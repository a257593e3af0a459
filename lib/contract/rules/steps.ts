/** The fields of each step of a form, in the order of the steps. */
export type Steps = readonly (readonly string[])[];

/** The step with this field. The last step, which sends the form, has the problems of the whole form. */
export function findStep(steps: Steps, field: string | undefined): number {
  const index = steps.findIndex((fields) => field !== undefined && fields.includes(field));
  return index < 0 ? steps.length - 1 : index;
}

/** The problems of the earliest step that has one, up to `at`, in their order. */
export function problemsUpTo<Found extends { field?: string }>(
  steps: Steps,
  at: number,
  problems: readonly Found[],
): Found[] {
  const stepped = problems
    .map((problem) => ({ problem, step: findStep(steps, problem.field) }))
    .filter(({ step }) => step <= at);
  const earliest = Math.min(...stepped.map(({ step }) => step));
  return stepped.filter(({ step }) => step === earliest).map(({ problem }) => problem);
}
