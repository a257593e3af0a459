import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { page: number; pages: number; label: string; pageHref: (page: number) => string; language: Language };

const control =
  "inline-flex min-h-12 min-w-10 items-center justify-center gap-1 lowered-0 rounded-control px-2 sm:min-w-12";
const link = `${control} font-semibold no-underline hover:bg-peacock-tint`;

/** Prev, five page numbers with ellipses that jump, Next (rule: comments.pager). Renders nothing for a single page. */
export function Pager({ page, pages, label, pageHref, language }: Props) {
  const t = translatorFor(language, "discussions");
  if (pages < 2) return null;
  const { numbers, jumpBack, jumpOn } = pageWindow(page, pages);
  return (
    <nav
      aria-label={label}
      className="-mx-2 mt-6 flex flex-wrap items-center justify-between gap-y-1 border-t border-hairline pt-4"
    >
      <Step href={page > 1 ? pageHref(page - 1) : null} rel="prev">
        <Icon name="back" className="size-5" /> {t("previousPage")}
      </Step>
      {/* On a phone the numbers have a row of their own, so that the ellipses stay beside them. */}
      <ul className="flex items-center max-sm:order-first max-sm:basis-full max-sm:justify-center">
        {jumpBack && <Jump href={pageHref(jumpBack)} label={t("jumpToPage", { page: jumpBack })} />}
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={pageHref(number)}
              aria-label={t("toPage", { page: number })}
              aria-current={number === page ? "page" : undefined}
              className={`${link} aria-[current]:bg-peacock aria-[current]:text-white`}
            >
              {number}
            </a>
          </li>
        ))}
        {jumpOn && <Jump href={pageHref(jumpOn)} label={t("jumpToPage", { page: jumpOn })} />}
      </ul>
      <Step href={page < pages ? pageHref(page + 1) : null} rel="next">
        {t("nextPage")} <Icon name="arrow" className="size-5" />
      </Step>
    </nav>
  );
}

function Jump({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a href={href} aria-label={label} className={link}>
        …
      </a>
    </li>
  );
}

/** At the ends the step is shown as a disabled link. */
function Step({ href, rel, children }: { href: string | null; rel: "prev" | "next"; children: React.ReactNode }) {
  if (!href) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: it is only read
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no address
      <span role="link" aria-disabled="true" className={`${control} text-ink-soft`}>
        {children}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={link}>
      {children}
    </a>
  );
}

const windowSize = 5;

/** The page numbers shown between Prev and Next, and the targets of the ellipses before and after them. */
type PageWindow = { numbers: number[]; jumpBack: number | null; jumpOn: number | null };

/** Five page numbers including the current one; an ellipsis jumps by five (rule: comments.pager). */
export function pageWindow(current: number, pages: number): PageWindow {
  const size = Math.min(windowSize, pages);
  const first = Math.min(Math.max(1, current - Math.floor(windowSize / 2)), pages - size + 1);
  const last = first + size - 1;
  return {
    numbers: Array.from({ length: size }, (_, index) => first + index),
    jumpBack: first > 1 ? Math.max(1, current - windowSize) : null,
    jumpOn: last < pages ? Math.min(pages, current + windowSize) : null,
  };
}
