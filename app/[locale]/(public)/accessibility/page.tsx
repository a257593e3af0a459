import { OpenLookSettings } from "@/components/layout/accessibility/open-button";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { Button } from "@/components/ui/button";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("Accessibility");

export default async function AccessibilityPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const { email, phone } = portalContent().site.foundation;
  const settings = (
    <>
      <OpenLookSettings
        label={translatorFor(locale, "accessibility")("open")}
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

/** Switches pictures off or on where no script runs; elsewhere the settings panel does it. */
function PicturesForm({ language }: { language: Language }) {
  const t = translatorFor(language, "accessibility");
  return (
    <noscript>
      <form id="pictures" method="post" action="/accessibility/pictures" className="mt-4 grid max-w-sm gap-3">
        <p>{t("picturesLead")}</p>
        <Button type="submit" look="secondary" name="pictures" value="off">
          {t("picturesOff")}
        </Button>
        <Button type="submit" look="secondary" name="pictures" value="on">
          {t("picturesOn")}
        </Button>
      </form>
    </noscript>
  );
}
