import drawings from "./drawings.json";
import type { Place } from "./place";

/** The paths of a drawing in drawings.json, each with its class. */
const drawn = (paths: string[][]) => paths.map(([className, d]) => <path key={d} d={d} className={className} />);

/** The SVG symbols of the path's marks and stream, defined once on the page. */
export function PathDrawings() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <path id="stream-a" d="M32 0C32 25 46 30 46 50S32 75 32 100" vectorEffect="non-scaling-stroke" />
        <path id="stream-b" d="M32 0C32 25 18 30 18 50S32 75 32 100" vectorEffect="non-scaling-stroke" />
        {Object.entries(drawings.lotus).map(([state, paths]) => (
          <symbol key={state} id={`lotus-${state}`} viewBox="0 0 48 48">
            {drawn(paths)}
          </symbol>
        ))}
      </defs>
    </svg>
  );
}

/** One bend of the stream behind a row; `side` alternates, so that the bends of neighbouring rows join. */
export function Stream({ side, flows }: { side: "a" | "b"; flows: boolean }) {
  return (
    <svg
      width="64"
      height="100"
      aria-hidden="true"
      viewBox="0 0 64 100"
      preserveAspectRatio="none"
      className="path-stream"
      data-flows={flows}
    >
      <use href={`#stream-${side}`} className="stream-bank" />
      <use href={`#stream-${side}`} className="stream-water" />
      <use href={`#stream-${side}`} className="stream-ripple" />
    </svg>
  );
}

const marks = { done: "done", now: "now", open: "now", next: "next", later: "later", plain: "later" } as const;

/** The mark of a topic: an open lotus, one that opens, a bud, a leaf. The words beside it say the same. */
export function Lotus({ place }: { place: Place }) {
  return (
    <svg width="44" height="44" aria-hidden="true" viewBox="0 0 48 48" className="path-lotus" data-place={place}>
      <use href={`#lotus-${marks[place]}`} />
    </svg>
  );
}

const landmarks: Record<string, string[][]> = drawings.landmarks;

export function Landmark({ name, className = "size-12" }: { name: string; className?: string }) {
  return (
    <svg width="40" height="40" aria-hidden="true" viewBox="0 0 48 48" className={`landmark shrink-0 ${className}`}>
      {drawn(landmarks[name] ?? drawings.landmarks.tree)}
    </svg>
  );
}
