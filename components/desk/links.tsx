import type { ComponentProps } from "react";
import { LinkButton } from "@/components/ui/button";
import type { InboxEntry } from "@/lib/contract/desk/messages";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Part } from "./desk-page";

/** A page's address without empty filters. Spaces are %20, which the way back after a login accepts. */
export function addressWith(path: string, filters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query.toString().replaceAll("+", "%20")}` : path;
}

/** Where staff read and answer a conversation or a complaint. */
export const entryAddress = ({ kind, id }: Pick<InboxEntry, "kind" | "id">): string =>
  kind === "conversation" ? `/desk/messages/${id}` : `/desk/messages/grievances/${id}`;

export const reviewAddress = (enrollmentId: string, moduleId = ""): string =>
  addressWith(`/desk/reviews/${enrollmentId}`, { module: moduleId });

/** The `tel:` address of a mobile, without the spaces and hyphens that people write in it. */
export const phoneAddress = (mobile: string): string => `tel:${mobile.replace(/[^+\d]/g, "")}`;

type PagerProps = { page: number; pages: number; t: Part["t"]; pageHref: (page: number) => string };

export function DeskPager({ page, pages, t, pageHref }: PagerProps) {
  if (pages < 2) return null;
  const link = "inline-flex min-h-12 items-center font-semibold";
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center gap-6">
      {page > 1 && (
        <a href={pageHref(page - 1)} className={link} rel="prev">
          {t("previous")}
        </a>
      )}
      <span>{t("pageOf", { page, pages })}</span>
      {page < pages && (
        <a href={pageHref(page + 1)} className={link} rel="next">
          {t("next")}
        </a>
      )}
    </nav>
  );
}

type FilterLinksProps = { label: string; path: string; shows: [show: string, label: string][]; current: string };

/** The filters of a list as links, so that each has an address of its own. */
export function FilterLinks({ label, path, shows, current }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {shows.map(([show, text]) => (
          <li key={show}>
            <a
              href={`${path}?show=${show}`}
              aria-current={show === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line bg-white px-4 font-semibold no-underline aria-[current]:border-peacock aria-[current]:bg-peacock-tint aria-[current]:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FileLinksProps = { address: string; query: Record<string, string> & { language: Language }; name: string };

/** Links to a table as files. `name`: of the table, for who hears only the link. */
export function FileLinks({ address, query, name }: FileLinksProps) {
  const t = translatorFor(query.language, "desk");
  return (["csv", "xlsx"] as const).map((format) => (
    <LinkButton
      key={format}
      look="secondary"
      size="small"
      href={`${address}?${new URLSearchParams({ ...query, format })}`}
      aria-label={`${t(`figures.${format}`)}: ${name}`}
    >
      {t(`figures.${format}`)}
    </LinkButton>
  ));
}

/** A link with a line to itself, as high as a finger needs. */
export function LinkLine(props: Pick<ComponentProps<"a">, "href" | "children">) {
  return <a className="inline-flex min-h-11 items-center font-semibold" {...props} />;
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-1">
      <LinkLine href={href}>{label}</LinkLine>
    </p>
  );
}
