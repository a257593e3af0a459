import { Icon } from "@/components/ui/icon";
import type { NoticeItems } from "./notice";

export type PrivacyNoticeTexts = Record<"open" | "rights" | "why" | "until" | "seen", string>;

/** `isTitled`: the page has its title above it as a heading. */
type Props = { notice: NoticeItems; texts: PrivacyNoticeTexts; isTitled?: boolean };

/** The privacy notice before registration: two sentences, and the whole list in a disclosure. */
export function PrivacyNotice({ notice, texts, isTitled = false }: Props) {
  return (
    <section aria-label={notice.title} className="rounded-card border border-peacock bg-peacock-tint px-4 py-3">
      {!isTitled && <p className="mb-1 font-bold">{notice.title}</p>}
      <p>{notice.lead}</p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-12 list-none items-center gap-2 lowered-0 font-semibold text-peacock underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {texts.open}
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <NoticeList items={notice.items} texts={texts} className="rounded-control bg-white px-3" />
      </details>
      <a
        href="/privacy-notice#rights"
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-12 items-center font-semibold"
      >
        {texts.rights}
      </a>
    </section>
  );
}

type NoticeListProps = { items: NoticeItems["items"]; texts: PrivacyNoticeTexts; className?: string };

/** The stored data item by item: purpose, retention time, and who can see it. */
export function NoticeList({ items, texts, className = "" }: NoticeListProps) {
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
