import type { FoundPiece } from "@/lib/contract/search";

/** A text whose found words are marked. Every piece is text, never HTML (threats T7). */
export function MarkedText({ pieces }: { pieces: FoundPiece[] }) {
  return pieces.map((piece, index) =>
    piece.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text in their order
      <mark key={index} className="bg-haldi font-semibold text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
