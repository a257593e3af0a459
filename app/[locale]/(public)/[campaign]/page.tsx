import "@/components/ui/made/scenes.css";
import { CampaignMarker } from "@/components/campaigns/campaign-marker";
import {
  type CampaignPage,
  type CampaignParams,
  campaignMetadata,
  loadCampaign,
  loadStateFigures,
} from "@/components/campaigns/campaign-page";
import { EnrollBar } from "@/components/campaigns/enroll-bar";
import { SideCard } from "@/components/campaigns/side-card";
import { StateFigures } from "@/components/campaigns/state-figures";
import {
  CourseCredentials,
  CourseFacts,
  CourseParts,
  CourseTitle,
  courseGraph,
  IntroFilm,
  Objectives,
  OfferedBy,
  PlainEnrollForm,
  ShareLinks,
} from "@/components/courses";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { type Campaign, portalContent } from "@/lib/api/content/portal-content";
import { campaignPages, campaignStates } from "@/lib/contract/rules/campaign-pages";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"campaign">(({ language, params: { campaign } }) =>
  campaignMetadata(campaign, language),
);

export default async function CampaignLanding({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  const landing = async () => <Landing page={await loadCampaign(campaign, locale)} language={locale} />;
  // Any other first part of an address is unknown, and its page is one of the visitor's own.
  return isCampaign(campaign) ? landing() : renderOrErrorScreen(locale, landing);
}

const isCampaign = (name: string) => (campaignPages as readonly string[]).includes(name);

const steps = ["officialsWrite", "officialsLink", "officialsDesk"] as const;

/** A campaign's page (rule: campaign.pages). The form is beside the course, or behind a button on phones. */
function Landing({ page, language }: { page: CampaignPage; language: Language }) {
  const { campaign, course } = page;
  const t = translatorFor(language, "campaigns");
  const path = `/${campaign.slug}`;
  const crumbs = [{ label: t("programme"), href: "/programme" }, { label: course.name }];
  return (
    <div className="container-page">
      <CampaignMarker courseId={course.slug} />
      <StructuredData data={courseGraph({ course, language, path })} />
      <Breadcrumb crumbs={crumbs} path={path} language={language} />
      <article className="flex flex-col gap-5 md:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(25rem,42%)] lg:grid-rows-[auto_auto_auto_1fr] lg:items-start lg:gap-x-12 [&_:is(a,button,summary)]:scroll-mb-24">
        <div className="grid grid-cols-1 gap-y-1 pair:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] pair:items-center pair:gap-x-8 lg:col-span-2 lg:grid-cols-[minmax(0,1fr)_min(25rem,42%)] lg:gap-x-12">
          <p className="font-heading leading-[1.35] font-bold text-balance text-peacock pair:self-end md:text-lead">
            {campaign.greeting[language]}
          </p>
          {/* On a phone without its frame, and no higher than lets the course's name be on the first screen. */}
          <Picture
            src={campaign.picture}
            alt={campaign.pictureAlt[language]}
            width={472}
            height={262}
            className="max-pair:-m-2.5 max-pair:h-45 max-pair:w-[calc(100%+var(--spacing)*5)] max-pair:max-w-none max-pair:object-cover max-pair:[clip-path:inset(calc(var(--spacing)*2.5)_round_12px)] pair:col-start-2 pair:row-span-2 pair:row-start-1 pair:mt-1 pair:h-auto pair:w-full pair:self-start"
          />
          <header className="pair:col-start-1 pair:self-start">
            <CourseTitle course={course} />
            <p className="mt-3 border-s-4 border-marigold ps-3">{campaign.lead[language]}</p>
          </header>
        </div>
        {/* The one action. On a wide screen it is below the picture, and a guest's form replaces it. */}
        <aside className="contents lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:block lg:rounded-card lg:border lg:border-hairline lg:bg-white lg:px-5 lg:py-6 lg:[html[data-signed-in]_&]:row-end-3">
          <SideCard
            course={{ id: course.slug, name: course.name, language }}
            variant={campaign.form}
            action={<EnrollSection page={page} language={language} />}
          >
            <GuestWords page={page} language={language} />
          </SideCard>
        </aside>
        <div className="border-y border-hairline py-5 lg:col-start-1">
          <CourseFacts
            course={course}
            className="sm:max-lg:grid-cols-[repeat(4,auto)] xl:grid-cols-[repeat(4,auto)]"
            language={language}
          />
          <CourseCredentials course={course} language={language} className="mt-2 sm:mt-5" />
        </div>
        {/* For a learner the film is beside the course on a wide screen, in place of the form. */}
        <section
          aria-labelledby="your-film"
          className="w-full lg:col-start-1 lg:max-w-md lg:[html[data-signed-in]_&]:col-start-2 lg:[html[data-signed-in]_&]:row-span-2 lg:[html[data-signed-in]_&]:row-start-3"
        >
          <h2 id="your-film" className="mb-3">
            {t("yourFilm")}
          </h2>
          <IntroFilm course={course} language={language} />
        </section>
        <div className="flex min-w-0 flex-col gap-5 md:gap-6 lg:col-start-1">
          <Objectives objectives={course.learning_objective} language={language} />
          <CourseParts course={course} language={language} />
          <OfferedBy course={course} language={language} />
          <ShareLinks course={course} language={language} />
        </div>
      </article>
      <ForOfficials campaign={campaign} language={language} />
    </div>
  );
}

function EnrollSection({ page: { campaign, course }, language }: { page: CampaignPage; language: Language }) {
  const texts = {
    ...pickTexts(translatorFor(language, "course"), ["enroll", "launch", "opening", "offline"]),
    close: translatorFor(language, "shell")("close"),
  };
  return (
    <EnrollBar
      course={{ id: course.slug, name: course.name, language }}
      variant={campaign.form}
      formHref={`/${campaign.slug}/enroll`}
      texts={texts}
    >
      <PlainEnrollForm course={course} language={language} source={campaign.slug} />
    </EnrollBar>
  );
}

/** Tells a guest on a wide screen what the button opens. The form replaces both once it has loaded. */
function GuestWords({ page: { campaign }, language }: { page: CampaignPage; language: Language }) {
  const t = translatorFor(language, "campaigns");
  return (
    <div className="unless-enrolled mb-4">
      <h2>{campaign.form === "up" ? translatorFor(language, "accounts")("enrollNow") : t("formTitle")}</h2>
      <p className="mt-1 text-ink-soft">{t("formLead")}</p>
    </div>
  );
}

/** For officials of a state, district or block, folded: its figures, how a district joins, and whom to write to. */
async function ForOfficials({ campaign, language }: { campaign: Campaign; language: Language }) {
  const figures = await loadStateFigures(campaign.slug, language);
  const t = translatorFor(language, "campaigns");
  const { places, site } = portalContent();
  const { foundation } = site;
  const state = places.states.find(({ id }) => id === campaignStates[campaign.slug]);
  return (
    <Fold id="officials" heading="h2" title={t("officialsTitle")} className="mt-6 border-t">
      {figures && state && <StateFigures figures={figures} state={state[language]} language={language} t={t} />}
      <p className="mt-3 max-w-2xl">{t("officialsLead")}</p>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 border-s-4 border-marigold ps-3 leading-snug">
            <span aria-hidden="true" className="font-heading text-title leading-none font-bold text-peacock">
              {index + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap items-center gap-x-3">
        <Icon name="chat" className="size-6 text-peacock" />
        <a href={`mailto:${foundation.email}`} className="inline-flex min-h-12 items-center font-semibold">
          {foundation.email}
        </a>
        <span className="text-ink-soft">{foundation.name[language]}</span>
      </p>
    </Fold>
  );
}
