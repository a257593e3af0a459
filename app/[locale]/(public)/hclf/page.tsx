import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("HCLF");

export default async function HclfPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage page="HCLF" language={locale} aside={<PagePicture src="/images/lessons/feelings-and-friends.svg" />} />
  );
}
