import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { pageWindow } from "./page-window";

type Props = { page: number; pages: number; label: string; hrefOf: (page: number) => string };

const control = "inline-flex min-h-12 min-w-12 items-center justify-center gap-1 rounded-control px-2 font-semibold";
const link = `${control} no-underline hover:bg-peacock-tint`;

/** Prev, five page numbers with ellipses that jump, Next (accounts §4). Nothing where there is one page. */
export async function Pager({ page, pages, label, hrefOf }: Props) {
  const t = await getTranslations("discussions");
  if (pages < 2) return null;
  const { numbers, jumpBack, jumpOn } = pageWindow(page, pages);
  return (
    <nav aria-label={label} className="mt-6 border-t border-hairline pt-4">
      <ul className="-mx-2 flex flex-wrap items-center">
        <li className="me-auto">
          <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev">
            <Icon name="back" className="size-5" /> {t("previousPage")}
          </Step>
        </li>
        {jumpBack && <Jump href={hrefOf(jumpBack)} label={t("jumpToPage", { page: jumpBack })} />}
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-label={t("toPage", { page: number })}
              aria-current={number === page ? "page" : undefined}
              className={`${link} aria-[current]:bg-peacock aria-[current]:text-white`}
            >
              {number}
            </a>
          </li>
        ))}
        {jumpOn && <Jump href={hrefOf(jumpOn)} label={t("jumpToPage", { page: jumpOn })} />}
        <li className="ms-auto">
          <Step href={page < pages ? hrefOf(page + 1) : null} rel="next">
            {t("nextPage")} <Icon name="arrow" className="size-5" />
          </Step>
        </li>
      </ul>
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

/** At the ends the step is still there to read, but leads nowhere. */
function Step({ href, rel, children }: { href: string | null; rel: "prev" | "next"; children: React.ReactNode }) {
  if (!href) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: it is read, and nothing can be done with it
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
