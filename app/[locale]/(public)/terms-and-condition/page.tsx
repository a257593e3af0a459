import { PolicyLinks } from "@/components/pages/policy-links";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("Terms");

export default async function TermsPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage page="Terms" language={locale}>
      <PolicyLinks language={locale} without="Terms" />
    </StaticPage>
  );
}
