import { Breadcrumb, publicAddress } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import type { Language } from "@/lib/platform/i18n/language";

type Props = {
  language: Language;
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  /** The pages between the home page and this one. */
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
