import { OpenLookSettings } from "@/components/layout/accessibility/open-button";
import { PicturesForm } from "@/components/layout/accessibility/pictures-form";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { portalContent } from "@/lib/api/content/portal-content";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("Accessibility");

export default async function AccessibilityPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const t = translatorFor(locale, "accessibility");
  const { email, phone } = portalContent().site.foundation;
  const settings = (
    <>
      <OpenLookSettings
        label={t("open")}
        className="inline-flex min-h-12 lowered-0 rounded-control bg-peacock px-5 font-semibold text-white hover:bg-peacock-deep"
      />
      <PicturesForm language={locale} />
    </>
  );
  return (
    <StaticPage page="Accessibility" language={locale} aside={settings}>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={`mailto:${email}`} className="inline-flex min-h-12 items-center font-semibold">
          {email}
        </a>
        <a href={`tel:${phone.replaceAll(" ", "")}`} className="inline-flex min-h-12 items-center font-semibold">
          {phone}
        </a>
      </p>
    </StaticPage>
  );
}
