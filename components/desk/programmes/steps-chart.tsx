import { scaleLinear } from "d3-scale";

type Step = { label: string /** Null: too few people to show. */; people: number | null };
type Props = { title: string; steps: Step[]; textOf: (people: number | null) => string };

const [width, rowHeight, barHeight] = [640, 46, 20];

/** Bars from step to step, rendered on the server. The same figures stand in the table beside it. */
export function StepsChart({ title, steps, textOf }: Props) {
  const most = Math.max(1, ...steps.map(({ people }) => people ?? 0));
  const x = scaleLinear()
    .domain([0, most])
    .range([0, width - 90]);
  return (
    <svg viewBox={`0 0 ${width} ${steps.length * rowHeight}`} role="img" aria-label={title} className="h-auto w-full max-w-2xl">
      {steps.map(({ label, people }, index) => (
        <g key={label} transform={`translate(0 ${index * rowHeight})`}>
          <text x="0" y="15" fontSize="15" fill="var(--color-ink)">
            {label}
          </text>
          <rect x="0" y="20" width={Math.max(2, x(people ?? 0))} height={barHeight} rx="3" fill="var(--color-peacock)" />
          <text x={Math.max(2, x(people ?? 0)) + 8} y={20 + barHeight - 5} fontSize="15" fontWeight="700" fill="var(--color-ink)">
            {textOf(people)}
          </text>
        </g>
      ))}
    </svg>
  );
}
