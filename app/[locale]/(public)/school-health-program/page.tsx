import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const revalidate = 300;
export const dynamic = "force-static";

export const generateMetadata = staticMetadata("School-Health-Program");

export default async function SchoolHealthProgramPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return <StaticPage page="School-Health-Program" language={locale} aside={<PagePicture src="/images/lessons/active-and-rested.svg" />} />;
}
