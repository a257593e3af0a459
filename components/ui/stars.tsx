const star =
  "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";

type Fill = 0 | 0.5 | 1;

/** Five stars, each empty, half or whole; `label` is the text alternative, null when there is no rating. */
export function Stars({ fills, label }: { fills: readonly Fill[]; label: string | null }) {
  const named = label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...named} className="inline-flex">
      {fills.map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position
        <Star key={index} fill={fill} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: Fill }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" className="size-6" aria-hidden="true">
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
