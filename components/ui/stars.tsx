const star = "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";

/** An average as five stars in half steps, or as `fills` says; `label` says it in words. */
export function Stars({ value, label, fills }: { value: number; label: string; fills?: readonly number[] }) {
  const rounded = Math.round(value * 2) / 2;
  return (
    <span role="img" aria-label={label} className="inline-flex">
      {[1, 2, 3, 4, 5].map((position) => (
        <Star key={position} fill={fills?.[position - 1] ?? Math.min(1, Math.max(0, rounded - position + 1))} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <path d={star} fill="var(--color-white)" stroke="var(--color-line)" strokeWidth="1.500" />
      {fill > 0 && (
        <path
          d={star}
          fill="var(--color-marigold)"
          stroke="var(--color-ink)"
          strokeWidth="1.500"
          style={fill < 1 ? { clipPath: "inset(0 50% 0 0)" } : undefined}
        />
      )}
    </svg>
  );
}
