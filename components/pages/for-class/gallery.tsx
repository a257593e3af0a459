import "./gallery.css";
import { Breadcrumb, publicAddress } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Picture } from "@/components/ui/picture";
import { type ClassPlan, type Theme, unbroken } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  language: Language;
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  above?: { label: string; href: string }[];
};

/** The heading of a page that shows pictures of drawings, with its breadcrumbs and what search engines read. */
export function GalleryHead({ language, path, title, description, above = [] }: Props) {
  return (
    <>
      <StructuredData
        data={{
          "@context": "https://schema.org",
          "@type": "CollectionPage",
          name: title,
          description,
          url: publicAddress(path, language),
          inLanguage: language,
          isAccessibleForFree: true,
        }}
      />
      <Breadcrumb crumbs={[...above, { label: title }]} path={path} language={language} />
      <h1>{title}</h1>
    </>
  );
}

type ThemeTilesProps = {
  theme: Theme;
  /** The address of each tile's page, the drawing that it shows, and `note`, which tells tiles of one theme apart. */
  tiles: { href: string; board: string; title: string; note?: string; classes?: ClassPlan["classes"] }[];
  /** So many tiles are a row of a wide screen. */
  columns: 4 | 5;
  /** The theme's place on the page. The pictures of the first two load at once. */
  index: number;
  language: Language;
};

/** A theme of the programme with its tiles, as one section of a filtered list. */
export function ThemeTiles({ theme, tiles, columns, index, language }: ThemeTilesProps) {
  const t = translatorFor(language, "drawings");
  return (
    <section
      id={theme.id}
      aria-labelledby={`${theme.id}-name`}
      className={`gallery-theme gallery-${columns} scroll-mt-20 ${index === 0 ? "mt-4" : "mt-8"}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={`${theme.id}-name`} className="min-w-0 text-lead leading-snug md:text-lead">
          {unbroken(theme.name[language])}
        </h2>
        <a
          href={`#${theme.id}`}
          data-count={tiles.length}
          className="gallery-more inline-flex min-h-11 shrink-0 items-center font-semibold"
        >
          {t("allOfTheme", { count: tiles.length })}
          <span className="sr-only">: {theme.name[language]}</span>
        </a>
      </div>
      <ul className="gallery mt-2">
        {tiles.map(({ href, board, title, note, classes }, place) => (
          <li key={href} data-classes={classes}>
            <a href={href} className="group block h-full text-ink no-underline">
              <BoardPicture
                id={board}
                loading={index < 2 && place < columns ? "eager" : "lazy"}
                className="group-hover:outline-3 group-hover:outline-peacock"
              />
              <span className="mt-1.5 block leading-snug font-semibold wrap-anywhere group-hover:underline">
                {title}
              </span>
              {note && <span className="mt-0.5 block text-small leading-snug text-ink-soft">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BoardPictureProps = { id: string; loading?: "eager" | "lazy"; className?: string };

/**
 * The picture that app/images/boards serves. It shows the lines of a drawing without its words. Until it is there, its
 * place is light and hatched, because a dark one looks like a board with nothing on it.
 */
export function BoardPicture({ id, loading = "lazy", className = "" }: BoardPictureProps) {
  return (
    <Picture
      src={`/images/boards/${id}.svg`}
      alt=""
      width={320}
      height={240}
      loading={loading}
      className={`h-auto w-full rounded-control bg-peacock-tint bg-[repeating-linear-gradient(135deg,var(--color-hairline)_0_2px,transparent_2px_12px)] ${className}`}
    />
  );
}
