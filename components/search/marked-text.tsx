import type { FoundPiece } from "@/lib/contract/search";

/** A text with the words of the query marked. Every piece is rendered as text, never as HTML (threats T7). */
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
