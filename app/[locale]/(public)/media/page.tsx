import { MediaArticles } from "@/components/pages/media-articles";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("Media");

export default async function MediaPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <>
      <StaticPage page="Media" language={locale} />
      <div className="container-page">
        <MediaArticles language={locale} />
      </div>
    </>
  );
}
