import { PolicyLinks } from "@/components/pages/policy-links";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("Cookies");

export default async function CookiesPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage page="Cookies" language={locale}>
      <PolicyLinks language={locale} without="Cookies" />
    </StaticPage>
  );
}
