import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { StructuredData } from "./structured-data";

type Crumb = { label: string; href?: string };

type Props = {
  /** Below the homepage. */
  crumbs: Crumb[];
  language: Language;
  /** Of a public page, without the language: adds the breadcrumb as structured data. */
  path?: string;
};

/** The breadcrumb; the last entry is the page itself. On a phone it is the way back to the page above, alone. */
export function Breadcrumb({ crumbs: below, language, path }: Props) {
  const t = translatorFor(language, "shell");
  const crumbs: Crumb[] = [{ label: t("home"), href: "/" }, ...below];
  const parent = crumbs.findLastIndex(({ href }) => href);
  return (
    <>
      {path && (
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            itemListElement: breadcrumbItems(crumbs, path, language),
          }}
        />
      )}
      <nav aria-label={t("breadcrumb")} className="text-small text-ink-soft sm:py-3">
        <ol className="flex flex-wrap gap-x-2">
          {crumbs.map((crumb, index) => (
            <li key={crumb.label} className={`flex items-center gap-x-2 ${index === parent ? "" : "max-sm:hidden"}`}>
              {index === parent && <Icon name="back" className="size-5 sm:hidden" />}
              {crumb.href ? (
                <a href={crumb.href} className="max-sm:inline-flex max-sm:min-h-11 max-sm:items-center">
                  {crumb.label}
                </a>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
              {index < crumbs.length - 1 && (
                <span aria-hidden="true" className="max-sm:hidden">
                  ›
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function breadcrumbItems(crumbs: Crumb[], path: string, language: Language) {
  return crumbs.map(({ label, href }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    item: publicAddress(href ?? path, language),
  }));
}

export function publicAddress(path: string, language: Language): string {
  return `${settings().portalUrl}${path}?language=${language}`;
}

/** The absolute address of a file, or of a page in the visitor's language. */
export function wholeAddress(path: string): string {
  return new URL(path, settings().portalUrl).href;
}
