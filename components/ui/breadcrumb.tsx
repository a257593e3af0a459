import { getTranslations } from "next-intl/server";

export type Crumb = { label: string; href?: string };

/** Where this page stands; the last entry is the page itself. */
export async function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = await getTranslations("shell");
  return (
    <nav aria-label={t("breadcrumb")} className="py-3 text-[0.9em] text-ink-soft">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex gap-x-2">
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
            {index < crumbs.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
