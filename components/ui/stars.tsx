const star =
  "M12 2.500l2.900 6l6.600.9l-4.800 4.600l1.100 6.600L12 17.500l-5.800 3.100l1.100-6.600L2.500 9.400l6.600-.9z";

/** The star with its outline, in the units of its picture. */
const drawn = { from: 1.75, width: 20.5 };

/** Five stars, each filled by so many percent; `label` is the text alternative. */
export function Stars({ fills, label }: { fills: readonly number[]; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex">
      {fills.map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position
        <Star key={index} fill={fill} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: number }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <path d={star} fill="var(--color-white)" stroke="var(--color-line)" strokeWidth="1.500" />
      {fill > 0 && (
        // The inner picture is as wide as the filled part, and shows nothing beyond its edge.
        <svg width={fill < 100 ? drawn.from + (drawn.width * fill) / 100 : 24} height="24" aria-hidden="true">
          <path d={star} fill="var(--color-marigold)" stroke="var(--color-ink)" strokeWidth="1.500" />
        </svg>
      )}
    </svg>
  );
}
