/** Of too few people to show, `people` is null. */
type Step = { label: string; people: number | null };
/** `of`: with it each step after the first says what share of these people it has. */
type Props = { title: string; steps: Step[]; formatPeople: (people: Step["people"]) => string; of?: number | null };

/** A bar for each step with its number behind it: the widths are shares of what the number leaves. */
export function StepsChart({ title, steps, formatPeople, of }: Props) {
  const most = Math.max(1, ...steps.map(({ people }) => people ?? 0));
  return (
    <ol
      aria-label={title}
      className="grid gap-x-4 gap-y-1 md:grid-cols-[fit-content(18rem)_minmax(0,1fr)] md:items-center md:gap-y-3"
    >
      {steps.map(({ label, people }, index) => (
        <li key={label} className="contents">
          <span className="max-md:mt-2">{label}</span>
          <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
            <span
              aria-hidden
              className="h-5 min-w-1 flex-none rounded-sm bg-peacock"
              style={{ width: `calc((100% - 7.5rem) * ${((people ?? 0) / most).toFixed(3)})` }}
            />
            <b>{formatPeople(people)}</b>
            {index > 0 && of && people !== null ? (
              <span className="text-ink-soft">{Math.round((100 * people) / of)}%</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
