import type { FoundHit } from "@/lib/contract/search";
import { MarkedText } from "./marked-text";

/** One result; the whole entry is clickable. */
export function Hit({ hit }: { hit: FoundHit }) {
  return (
    <li className="relative border-t border-hairline py-4 first:border-t-0">
      <h3 className="text-[1.1rem] leading-snug md:text-[1.15rem]">
        <a href={hit.address} className="no-underline after:absolute after:inset-0 hover:underline">
          <MarkedText pieces={hit.title} />
        </a>
      </h3>
      {hit.place && <p className="text-[0.9em] text-ink-soft">{hit.place}</p>}
      <p className="mt-1">
        <MarkedText pieces={hit.snippet} />
      </p>
    </li>
  );
}
