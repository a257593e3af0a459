export type Segment = "done" | "wrong" | "current" | "open";

/** The progress, with a segment for each part or question. They differ in shape and colour (reading.css). */
export function SegmentedLine({ segments, label }: { segments: Segment[]; label: string }) {
  return (
    <span role="img" aria-label={label} className="segmented-line">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the line
        <span key={index} data-segment={segment} />
      ))}
    </span>
  );
}
