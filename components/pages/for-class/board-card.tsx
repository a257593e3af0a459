import { Picture } from "@/components/ui/picture";

type Props = {
  /** The id of the drawing. */
  board: string;
  href: string;
  title: string;
  /** Below the title where the cards are not as narrow as on a phone. */
  note?: string;
};

/** One link with the small picture of a drawing and its title. */
export function BoardCard({ board, href, title, note }: Props) {
  return (
    <a href={href} className="group block h-full text-ink no-underline">
      <BoardPicture id={board} className="group-hover:outline-3 group-hover:outline-peacock" />
      <span className="mt-1.5 block leading-snug font-semibold wrap-anywhere group-hover:underline">{title}</span>
      {note && <span className="mt-0.5 block text-small leading-snug text-ink-soft max-pair:hidden">{note}</span>}
    </a>
  );
}

/** The picture that app/images/boards serves. It shows the lines of a drawing without its words. */
function BoardPicture({ id, className }: { id: string; className: string }) {
  return (
    <Picture
      src={`/images/boards/${id}.svg`}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      className={`h-auto w-full rounded-control bg-[#1b3b22] ${className}`}
    />
  );
}
