import { scaleLinear } from "d3-scale";

type Step = { label: string /** Null: too few people to show. */; people: number | null };
type Props = { title: string; steps: Step[]; formatPeople: (people: number | null) => string };

const [rowHeight, barHeight] = [52, 20];
/** Leaves room for the number behind the longest bar on a phone. */
const longestPercent = 78;

/** A bar for each step, rendered on the server. Widths are percentages, so that letters keep their size on a phone. */
export function StepsChart({ title, steps, formatPeople }: Props) {
  const most = Math.max(1, ...steps.map(({ people }) => people ?? 0));
  const percent = scaleLinear().domain([0, most]).range([0.5, longestPercent]);
  return (
    <svg role="img" aria-label={title} width="100%" height={steps.length * rowHeight} className="max-w-2xl">
      {steps.map(({ label, people }, index) => (
        <g key={label} transform={`translate(0 ${index * rowHeight})`}>
          <text x="0" y="17" fontSize="16" fill="var(--color-ink)">
            {label}
          </text>
          <rect x="0" y="24" width={`${percent(people ?? 0)}%`} height={barHeight} rx="3" fill="var(--color-peacock)" />
          <text
            x={`${percent(people ?? 0)}%`}
            dx="8"
            y={24 + barHeight - 4}
            fontSize="16"
            fontWeight="700"
            fill="var(--color-ink)"
          >
            {formatPeople(people)}
          </text>
        </g>
      ))}
    </svg>
  );
}
