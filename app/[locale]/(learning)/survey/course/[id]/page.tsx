import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { ConclusionLocked } from "@/components/learning/course/conclusion-locked";
import { situationsAddress } from "@/components/learning/situations/situations-address";
import { SituationsEnd } from "@/components/learning/situations/situations-offer";
import { SituationsScreen } from "@/components/learning/situations/situations-screen";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { Conclusion, ConclusionBar } from "@/components/surveys/conclusion";
import { type ApiClient, backendHas } from "@/lib/api/backend";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; id: string }>;
  searchParams: Promise<{ situations?: string }>;
};

// Each is read once for the head and the page.
const readDetail = cache((language: Language, id: string) => publicApi(language).courses.detail({ id, language }));
const readState = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.getMyCourseInfo({ courseId: id }),
);
const readMine = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules({ params: { id }, query: { language }, body: {} }),
);

/** The name of the course, from what the page reads anyway. */
async function courseName(language: Language, id: string, ofSituations: boolean): Promise<string> {
  const isComplete = ofSituations || (await readState(language, id)).progress === 100;
  return isComplete ? (await readDetail(language, id)).name : (await readMine(language, id)).course_info.name;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const ofSituations = (await searchParams).situations !== undefined;
  const title = ofSituations
    ? translatorFor(locale, "situations")("crumb")
    : translatorFor(locale, "surveys")("conclusion");
  const name = await courseName(locale, id, ofSituations).catch(() => null);
  return { title: name ? `${name}: ${title}` : title };
}

/** A course's end for enrolled learners: conclusion and feedback form (rule: conclusion.after-completion). */
export default async function ConclusionPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  const asked = (await searchParams).situations !== undefined;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const here = `/survey/course/${id}`;
    const { status, progress } = await resultOr(readState(locale, id), here);
    if (!status) redirect(`/info/course/${id}`);
    if (asked && (await backendHas("learning.answerSituations"))) return situationsPage(api, id, locale);
    // Only an incomplete course is queried for what is missing; most learners here have completed it.
    const mine = progress === 100 ? null : await resultOr(readMine(locale, id), here);
    const open = mine?.summary_lock ? null : await readConclusion(api, id, locale, here);
    const { name, slug } = open?.course ?? mine?.course_info ?? { name: "", slug: id };
    const learning = translatorFor(locale, "learning");
    const surveys = translatorFor(locale, "surveys");
    const crumbs = [
      { label: learning("myCourses"), href: "/dashboard" },
      { label: name, href: `/view/course/${slug}` },
      { label: surveys("conclusion") },
    ];
    const answered = open !== null && Object.keys(open.answers).length > 0;
    return (
      <div className="reading">
        <ConclusionBar
          courseId={slug}
          hasSurvey={Boolean(open?.course.feedback_form)}
          answered={answered}
          language={locale}
        />
        <div id="text" tabIndex={-1} className="container-page pt-3 lg:pt-8">
          {open && (
            <Conclusion course={open.course} answers={open.answers} language={locale}>
              <SituationsEnd courseId={slug} language={locale} here={here} />
            </Conclusion>
          )}
          {!open && mine && <ConclusionLocked course={mine} language={locale} />}
          <Breadcrumb crumbs={crumbs} language={locale} />
        </div>
      </div>
    );
  });
}

async function situationsPage(api: ApiClient, id: string, language: Language) {
  const here = situationsAddress(id);
  const [{ situations }, { name, slug }] = await Promise.all([
    resultOr(api.learning.readSituations({ courseId: id, language }), here),
    resultOr(readDetail(language, id), here),
  ]);
  const learning = translatorFor(language, "learning");
  const crumbs = [
    { label: learning("myCourses"), href: "/dashboard" },
    { label: name, href: `/view/course/${slug}` },
    { label: translatorFor(language, "situations")("crumb") },
  ];
  return (
    <div id="text" tabIndex={-1} className="container-page pt-3 lg:pt-8">
      <Breadcrumb crumbs={crumbs} language={language} />
      <SituationsScreen courseId={slug} situations={situations} language={language} />
    </div>
  );
}

async function readConclusion(api: ApiClient, id: string, language: Language, here: string) {
  const [course, { answers }] = await Promise.all([
    resultOr(readDetail(language, id), here),
    resultOr(api.surveys.readFeedback({ courseId: id }), here),
  ]);
  return { course, answers };
}
