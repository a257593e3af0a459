import type { Place } from "./place";

const outer = "M24 39C11 39 4 30 3 19c9 0 17 7 21 20z";
const outerRight = "M24 39c13 0 20-9 21-20c-9 0-17 7-21 20z";
const inner = "M24 39C14 33 11 21 14 11c8 6 11 16 10 28z";
const innerRight = "M24 39c10-6 13-18 10-28c-8 6-11 16-10 28z";
const heart = "M24 39c-7-9-7-22 0-33c7 11 7 24 0 33z";
const water = "M9 42h30M15 45.500h18";

/** The SVG symbols of the path's marks and stream, defined once on the page. */
export function PathDrawings() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <path id="stream-a" d="M32 0C32 25 46 30 46 50S32 75 32 100" vectorEffect="non-scaling-stroke" />
        <path id="stream-b" d="M32 0C32 25 18 30 18 50S32 75 32 100" vectorEffect="non-scaling-stroke" />
        <symbol id="lotus-done" viewBox="0 0 48 48">
          <path d={water} className="lotus-water" />
          <path d={outer} className="lotus-outer" />
          <path d={outerRight} className="lotus-outer" />
          <path d={inner} className="lotus-inner" />
          <path d={innerRight} className="lotus-inner" />
          <path d={heart} className="lotus-heart" />
          <path d="M24 14v17M9 23q5 3 9 10M39 23q-5 3-9 10" className="lotus-hatch" />
        </symbol>
        <symbol id="lotus-now" viewBox="0 0 48 48">
          <path d={water} className="lotus-water" />
          <path d="M24 39C14 38 8 30 10 20c7 2 12 9 14 19z" className="lotus-inner" />
          <path d="M24 39c10-1 16-9 14-19c-7 2-12 9-14 19z" className="lotus-inner" />
          <path d={heart} className="lotus-heart" />
          <path d="M24 14v17" className="lotus-hatch" />
        </symbol>
        <symbol id="lotus-next" viewBox="0 0 48 48">
          <path d={water} className="lotus-water" />
          <path d="M24 39c-9-7-9-19 0-29c9 10 9 22 0 29z" className="lotus-bud" />
          <path d="M24 39c-6-2-9-8-9-14c5 2 8 7 9 14zM24 39c6-2 9-8 9-14c-5 2-8 7-9 14z" className="lotus-sepal" />
        </symbol>
        <symbol id="lotus-later" viewBox="0 0 48 48">
          <path d="M24 27L36 13.500A15 10 0 1 1 24 37A15 10 0 0 1 24 17z" className="lotus-pad" />
          <path d="M24 27l-11 4M24 27l-9-4M24 27l11 4M24 27v8" className="lotus-vein" />
        </symbol>
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
