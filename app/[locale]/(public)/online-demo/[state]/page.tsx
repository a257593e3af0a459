import "@/components/ui/made/boards.css";
import "@/components/ui/made/exercises.css";
import "@/components/ui/made/scenes.css";
import { loadDemo } from "@/components/campaigns/demo/load-demo";
import { SampleQuestion } from "@/components/campaigns/demo/sample-question";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Film } from "@/components/video";
import { portalContent } from "@/lib/api/content/portal-content";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"state">(async ({ language, params: { state } }) => {
  const { demo } = await loadDemo(state, language);
  const title = demo.title[language];
  const description = `${title}: ${demo.lead[language]}`;
  return pageMetadata({ language, path: `/online-demo/${state}`, title, description });
});

/** A preview of the portal for the teachers of a state, without an account. */
export default visitorPage<"state">(async ({ language, params: { state } }) => {
  const { demo, campaign, course, opening } = await loadDemo(state, language);
  const t = translatorFor(language, "demos");
  const { sample } = demo;
  const film = portalContent().campaigns.videos.find(({ address }) => address === "/videos/how-it-works.mp4");
  const question = {
    question: sample.question[language],
    options: sample.options.map((option) => ({ id: option.id, text: option[language], correct: option.correct })),
    feedback: sample.feedback[language],
  };
  const texts = pickTexts(t, ["check", "again", "right", "wrong", "rightOption", "yourChoice", "showAnswer"]);
  return (
    <div className="container-page">
      <Breadcrumb
        crumbs={[{ label: course.name, href: `/${campaign.slug}` }, { label: t("crumb") }]}
        path={`/online-demo/${demo.state}`}
        language={language}
      />
      <header className="pair:grid pair:grid-cols-[1.2fr_1fr] pair:items-center pair:gap-6 md:gap-10">
        <div>
          <h1>{demo.title[language]}</h1>
          <p className="mt-2">{demo.lead[language]}</p>
          <p className="mt-4">
            <LinkButton href={`/${campaign.slug}`}>
              {t("wayIn", { state: demo.name[language] })}
              <Icon name="arrow" />
            </LinkButton>
          </p>
        </div>
        <Picture
          src={campaign.picture}
          alt={campaign.pictureAlt[language]}
          width={472}
          height={262}
          className="mt-6 h-auto w-full pair:mt-0"
        />
      </header>
      <section aria-labelledby="gets" className="mt-12">
        <h2 id="gets">{t("getsTitle")}</h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {demo.gets.map((gain) => (
            <li key={gain.title.en} className="rounded-card border border-hairline bg-white px-4 py-4">
              <h3>{gain.title[language]}</h3>
              <p className="mt-1">{gain.text[language]}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[1.2fr_1fr] lg:items-start">
        {opening && (
          <section aria-labelledby="lesson">
            <h2 id="lesson">{t("lessonTitle")}</h2>
            <p className="mb-4 text-ink-soft">{t("lessonFrom", { topic: opening.topic })}</p>
            <article className="rounded-card border border-hairline bg-white px-4 py-5 md:px-6">
              <h3>{opening.title}</h3>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract) */}
              <div lang={language} className="prose mt-3" dangerouslySetInnerHTML={{ __html: opening.html }} />
            </article>
          </section>
        )}
        <section aria-labelledby="question">
          <h2 id="question">{t("questionTitle")}</h2>
          <p className="mb-4 text-ink-soft">{t("questionLead")}</p>
          <SampleQuestion sample={question} texts={texts} />
        </section>
      </div>
      <section
        aria-labelledby="way-in"
        className="mt-12 overflow-hidden rounded-card border border-hairline bg-peacock-tint"
      >
        <div className="grid grid-cols-1 gap-6 px-4 py-6 pair:grid-cols-2 pair:items-center md:px-8 md:py-8">
          <div>
            <h2 id="way-in">{t("wayInTitle")}</h2>
            <p className="mt-2">{t("wayInText")}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <LinkButton href={`/${campaign.slug}`} className="max-sm:w-full">
                {t("wayIn", { state: demo.name[language] })}
              </LinkButton>
              <LinkButton href={`/info/course/${course.slug}`} look="secondary" className="max-sm:w-full">
                {t("otherWay")}
              </LinkButton>
            </p>
          </div>
          {film && (
            <div>
              <Film src={film.address} title={film.title[language]} language={language} />
            </div>
          )}
        </div>
      </section>
    </div>
  );
});
