import type { NoticeItems } from "./notice";

export type NoticeTexts = Record<"why" | "until" | "seen", string>;
type Props = { items: NoticeItems["items"]; texts: NoticeTexts; className?: string };

/** The stored data item by item: purpose, retention time, and who can see it. */
export function NoticeList({ items, texts, className = "" }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id} className="border-b border-hairline py-3 last:border-b-0">
          <p className="font-semibold">{item.data}</p>
          <p className="mt-1">{item.why}</p>
          <p className="mt-1 text-small text-ink-soft">
            <span className="font-semibold">{texts.until}:</span> {item.until}
          </p>
          <p className="text-small text-ink-soft">
            <span className="font-semibold">{texts.seen}:</span> {item.seen}
          </p>
        </li>
      ))}
    </ul>
  );
}
