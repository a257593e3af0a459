export type Segment = "done" | "wrong" | "current" | "open";

/** `tasks`: how many of the last segments are a quiz, a journal or a discussion. */
type Props = { segments: Segment[]; tasks?: number; label: string };

/** The progress, with a bar for each page or question and a dot for each task. They differ in shape and colour (reading.css). */
export function SegmentedLine({ segments, tasks = 0, label }: Props) {
  return (
    <span role="img" aria-label={label} className="segmented-line">
      {segments.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the line
        <span key={index} data-segment={segment} data-task={index >= segments.length - tasks || undefined} />
      ))}
    </span>
  );
}
