import { Breadcrumb, publicAddress } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";

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

type CardProps = {
  board: string;
  href: string;
  title: string;
  /** Below the title where the cards are not as narrow as on a phone. */
  note?: string;
};

export function BoardCard({ board, href, title, note }: CardProps) {
  return (
    <a href={href} className="group block h-full text-ink no-underline">
      <BoardPicture id={board} className="group-hover:outline-3 group-hover:outline-peacock" />
      <span className="mt-1.5 block leading-snug font-semibold wrap-anywhere group-hover:underline">{title}</span>
      {note && <span className="mt-0.5 block text-small leading-snug text-ink-soft max-pair:hidden">{note}</span>}
    </a>
  );
}

/** The picture that app/images/boards serves. It shows the lines of a drawing without its words. */
export function BoardPicture({ id, className }: { id: string; className?: string }) {
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
