const radius = 42;
const length = 2 * Math.PI * radius;

type Props = { percent: number; label: string; className?: string };

/** A ring with the percent in its middle, animated once. `label` is its text alternative. */
export function ProgressRing({ percent, label, className = "size-28" }: Props) {
  return (
    <svg width="100" height="100" viewBox="0 0 100 100" role="img" aria-label={label} className={className}>
      <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--color-peacock-tint)" strokeWidth="11" />
      {percent > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="var(--color-peacock)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray={`${(length * percent) / 100} ${length}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text
        x="50"
        y="51"
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize="22"
        fontWeight="700"
        fill="var(--color-ink)"
      >
        {percent}%
      </text>
    </svg>
  );
}
