import { PolicyLinks } from "@/components/pages/policy-links";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("Privacy");

export default async function PrivacyPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage page="Privacy" language={locale}>
      <PolicyLinks language={locale} without="Privacy" />
    </StaticPage>
  );
}
