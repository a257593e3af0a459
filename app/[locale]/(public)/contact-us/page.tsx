import { SocialLinks } from "@/components/layout/footer/social-links";
import { organization } from "@/components/pages/organization";
import { StaticPage, staticMetadata } from "@/components/pages/static-page";
import { sharedPage } from "@/components/pages/visitor-page";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("Contact");

export default sharedPage(async ({ language }) => (
  <StaticPage
    page="Contact"
    language={language}
    about={[organization(language)]}
    aside={<ContactCard language={language} />}
  />
));

function ContactCard({ language }: { language: Language }) {
  const t = translatorFor(language, "pages");
  const { foundation } = portalContent().site;
  return (
    <section aria-label={foundation.name[language]} className="rounded-card border border-hairline bg-white">
      <div className="px-5 pt-4 pb-5">
        <p className="text-lead font-bold">{foundation.name[language]}</p>
        <dl className="mt-3 grid gap-3">
          <div>
            <dt className="text-small text-ink-soft">{t("address")}</dt>
            <dd>
              <address className="not-italic">{foundation.address[language]}</address>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{t("phone")}</dt>
            <dd>
              <a
                href={`tel:${foundation.phone.replaceAll(" ", "")}`}
                className="inline-flex min-h-11 items-center text-lead font-semibold"
              >
                {foundation.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{t("email")}</dt>
            <dd>
              <a
                href={`mailto:${foundation.email}`}
                className="inline-flex min-h-11 items-center font-semibold break-all"
              >
                {foundation.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{t("hours")}</dt>
            <dd>{foundation.hours[language]}</dd>
          </div>
        </dl>
        <h2 className="mt-5 text-lead">{t("social")}</h2>
        <SocialLinks className="mt-1 -ms-2 forced-colors:ms-0" />
      </div>
    </section>
  );
}
