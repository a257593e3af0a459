import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/platform/i18n/language";
import { publicAddress } from "./address";
import { StructuredData } from "./structured-data";

type Crumb = { label: string; href?: string };

type Props = {
  crumbs: Crumb[];
  /** For a public page, its path without language: adds the breadcrumb as structured data. */
  found?: { path: string; language: Language };
  /** On a phone without the page itself, whose heading follows: it leaves room for what must be seen first. */
  short?: boolean;
};

/** The breadcrumb; the last entry is the page itself. */
export async function Breadcrumb({ crumbs, found, short = false }: Props) {
  const t = await getTranslations("shell");
  return (
    <>
      {found && (
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            itemListElement: breadcrumbItems(crumbs, found),
          }}
        />
      )}
      <nav aria-label={t("breadcrumb")} className="py-3 text-[0.9em] text-ink-soft">
        <ol className="flex flex-wrap gap-x-2">
          {crumbs.map((crumb, index) => (
            <li
              key={crumb.label}
              className={`flex gap-x-2 ${short && index === crumbs.length - 1 ? "max-sm:hidden" : ""}`}
            >
              {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
              {index < crumbs.length - 1 && <span aria-hidden="true">›</span>}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function breadcrumbItems(crumbs: Crumb[], { path, language }: NonNullable<Props["found"]>) {
  return crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    item: publicAddress(href ?? path, language),
  }));
}
