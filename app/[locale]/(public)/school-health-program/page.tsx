import { CourseRows } from "@/components/courses/course-rows";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { Fold } from "@/components/ui/fold/fold";
import { Picture } from "@/components/ui/picture";
import { portalContent, unbroken } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = staticMetadata("School-Health-Program");

export default async function SchoolHealthProgramPage({ params }: StaticPageProps) {
  const { locale } = await params;
  const courses = await publicApi(locale).courses.list({ language: locale });
  return (
    <StaticPage
      page="School-Health-Program"
      language={locale}
      folded
      aside={<PagePicture src="/images/lessons/active-and-rested.svg" />}
      first={
        <>
          <ThemeList language={locale} />
          <section aria-labelledby="courses" className="mt-8">
            <h2 id="courses" className="mb-3">
              {translatorFor(locale, "pages")("programmeCourses")}
            </h2>
            <CourseRows courses={courses} />
          </section>
        </>
      }
    />
  );
}

type Linked = { href: string; label: string };

/** The eleven themes of the School Health and Wellness Programme, each with its topics, articles, class plans and drawings. */
function ThemeList({ language }: { language: Language }) {
  const t = translatorFor(language, "pages");
  const { themes, classPlans, drawings } = portalContent();
  /** A link to the section of the theme on the list of drawings; none for a theme without drawings. */
  const drawingsOf = (theme: string): Linked[] => {
    const count = drawings.filter((drawing) => drawing.theme === theme).length;
    return count > 0 ? [{ href: `/diagrams#${theme}`, label: t("themeDrawings", { count }) }] : [];
  };
  return (
    <section aria-labelledby="themes" className="mt-4 md:mt-6">
      <h2 id="themes">{t("themes")}</h2>
      <ol className="mt-2 gap-x-12 border-t border-hairline md:grid md:grid-cols-2 md:items-start">
        {themes.map((theme, index) => (
          <li key={theme.id}>
            <Fold
              id={`theme-${theme.id}`}
              heading="h3"
              title={
                <WithEmblem
                  picture={theme.picture}
                  number={index + 1}
                  name={unbroken(theme.name[language])}
                  holds={t("themeHolds", {
                    topics: theme.topics.length,
                    articles: theme.articles.reduce((sum, { count }) => sum + count, 0),
                    plans: classPlans.filter((plan) => plan.theme === theme.id).length,
                  })}
                />
              }
            >
              <dl>
                <Row
                  name={t("themeTopics")}
                  links={theme.topics.map(({ href, title }) => ({ href, label: title[language] }))}
                />
                <Row
                  name={t("themeArticles")}
                  links={theme.articles.map(({ href, title, count }) => ({
                    href,
                    label: count > 1 ? t("themeArticleCount", { topic: title[language], count }) : title[language],
                  }))}
                />
                <Row
                  name={t("themePlans")}
                  links={classPlans
                    .filter((plan) => plan.theme === theme.id)
                    .map(({ id, title, classes }) => ({
                      href: `/class-plans/${id}`,
                      label: t("themePlan", { plan: title[language], classes: classes.replace("-", "–") }),
                    }))}
                />
                <Row name={t("themeBlackboard")} links={drawingsOf(theme.id)} />
              </dl>
            </Fold>
          </li>
        ))}
      </ol>
    </section>
  );
}

type WithEmblemProps = { picture: string; number: number; name: string; holds: string };

function WithEmblem({ picture, number, name, holds }: WithEmblemProps) {
  return (
    <span className="flex items-center gap-3">
      <Picture src={picture} alt="" width={96} height={96} loading="lazy" className="size-12 shrink-0 md:size-14" />
      <span className="min-w-0">
        {number}. {name}
        <span className="mt-0.5 block font-text text-small font-normal text-ink-soft">{holds}</span>
      </span>
    </span>
  );
}

function Row({ name, links }: { name: string; links: Linked[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <dt className="mt-2 text-small text-ink-soft">{name}</dt>
      <dd>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-12 items-center font-semibold">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
