import "./path/path.css";
import type { CSSProperties } from "react";
import type { ModuleTopic } from "@/lib/contract/learning";

/** The beginning and the length of a petal, from the middle of the figure. */
const base = 21;
const tip = 47;

/** A petal that points up, `width` wide and filled up to a share of its length. */
function petal(width: number, share = 1): string {
  const top = 50 - base - (tip - base) * share;
  const bottom = 50 - base;
  const swell = (width / 2) * share;
  const middle = (top + bottom) / 2;
  return `M50 ${bottom}C${50 - swell} ${middle + 6 * share} ${50 - swell} ${middle - 5 * share} 50 ${top}C${50 + swell} ${middle - 5 * share} ${50 + swell} ${middle + 6 * share} 50 ${bottom}Z`;
}

type Props = { topics: ModuleTopic[]; percent: number; label: string; className?: string };

/**
 * The progress as a lotus: one petal for each topic, which fills with the parts of the topic that are done; the percent
 * is in its middle.
 */
export function ProgressLotus({ topics, percent, label, className = "size-32" }: Props) {
  const petals = topics.filter(({ slug }) => slug !== null);
  // Neighbouring petals overlap only by their contours.
  const width = Math.min(28, (2 * Math.PI * 36) / Math.max(5, petals.length));
  return (
    <svg
      width="128"
      height="128"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      className={`shrink-0 ${className}`}
    >
      {petals.map((topic, index) => {
        const share = shareDone(topic);
        return (
          <g
            key={topic.slug}
            transform={`rotate(${(360 * index) / petals.length} 50 50)`}
            style={{ "--petal": index } as CSSProperties}
          >
            <path d={petal(width)} className="petal-empty" />
            {share > 0 && <path d={petal(width, share)} className={share === 1 ? "petal-full" : "petal-part"} />}
          </g>
        );
      })}
      <text
        x="50"
        y="51.500"
        textAnchor="middle"
        dominantBaseline="middle"
        fontSize={percent === 100 ? 14 : 16}
        fontWeight="700"
        fill="var(--color-ink)"
      >
        {percent}%
      </text>
    </svg>
  );
}

function shareDone({ status, needs }: ModuleTopic): number {
  if (status === "Completed") return 1;
  return needs.length === 0 ? 0 : needs.filter(({ done }) => done).length / needs.length;
}

/** The done parts of the topics, of which the percent is the share (rule: progress.one-rule). */
export function countParts(topics: ModuleTopic[]): { done: number; total: number } {
  const parts = topics.flatMap(({ needs }) => needs);
  return { done: parts.filter(({ done }) => done).length, total: parts.length };
}
