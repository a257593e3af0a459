import { ContactCard } from "@/components/pages/contact-card";
import { organization } from "@/components/pages/organization";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";

export const generateMetadata = staticMetadata("Contact");

export default async function ContactPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage
      page="Contact"
      language={locale}
      about={[organization(locale)]}
      aside={<ContactCard language={locale} />}
    />
  );
}
