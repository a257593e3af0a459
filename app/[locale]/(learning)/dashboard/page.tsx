import { PopularArticles } from "@/components/articles/popular-articles";
import { NextCourses } from "@/components/courses/next-courses";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassroomList } from "@/components/learning/classroom/classroom-list";
import { EarnedCertificates } from "@/components/learning/course/earned-certificates";
import { EmptyCourses } from "@/components/learning/course/empty-courses";
import { MyCourseCard } from "@/components/learning/course/my-course-card";
import { chooseStep, otherReviews, type Step } from "@/components/learning/dashboard/choose-step";
import { NextStep } from "@/components/learning/dashboard/next-step";
import { Waiting } from "@/components/learning/dashboard/waiting";
import { Welcome } from "@/components/learning/dashboard/welcome";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { RecallCard } from "@/components/recall/recall-card";
import { backendHas } from "@/lib/api/backend";
import { publicApi, resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export const generateMetadata = titleMetadata("learning", "myCourses");

/** The learner's start: the next step, today's questions, what waits, and the courses (rule: dashboard.cards). */
export default async function Dashboard({ params }: Props) {
  const { locale } = await params;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const here = "/dashboard";
    const answer = await resultOr(api.learning.myCourses({ query: { language: locale }, body: {} }), here);
    const { data: courses, earned } = answer;
    // Questions are asked again after the first topic.
    const mayRecall = courses.some(({ progress }) => progress > 0) && (await backendHas("recall.today"));
    const firstName = async () => answer.firstName || (await resultOr(api.accounts.checkAuth({}), here)).firstName;
    const [all, recall] = await Promise.all([
      publicApi(locale).courses.list({ language: locale }),
      mayRecall ? resultOr(resultIfThere(api.recall.today({ language: locale })), here) : null,
    ]);
    const toJoin = all.filter(({ slug }) => courses.every((course) => course.slug !== slug));
    const step = chooseStep({ courses, reviews: answer.reviews, toJoin });
    // A course that is the next step itself is not offered again below.
    const offered = step?.kind === "join" ? toJoin.slice(1) : toJoin;
    const takesCards = await backendHas("learning.saveClassroomCard");
    const t = translatorFor(locale, "learning");
    const classroom = courses.length > 0 && takesCards && (
      <ClassroomList key="classroom" cards={answer.classroom} language={locale} />
    );
    const hasCards = takesCards && answer.classroom.length > 0;
    // The course that is the next step has its card there.
    const others = step?.kind === "resume" ? courses.filter((course) => course !== step.course) : courses;
    const pairs = others.length === 0 ? hasCards && offered.length > 0 : hasCards || offered.length > 0;
    // On a wide screen the content after a single course is shown beside it, unless it is only one sentence.
    const beside = courses.length > 0 && others.length < 2 && pairs;
    const next = offered.length > 0 && (
      <NextCourses key="next" courses={offered} wide={!beside || (hasCards && others.length > 0)} language={locale} />
    );
    const own = others.length > 0 && (
      <section key="courses" aria-labelledby="courses" className="mt-8 min-w-0">
        <h2 id="courses">{t("myCourses")}</h2>
        {/* Three cards with walls would be two screens of a phone: the first one shows its wall. */}
        <ul
          className={`mt-4 grid gap-6 ${others.length > 1 ? "md:grid-cols-2" : ""} ${courses.length < 3 ? "" : others === courses ? "max-sm:[&>li:nth-child(n+2)_.wall]:hidden" : "max-sm:[&_.wall]:hidden"}`}
        >
          {others.map((course) => (
            <li key={course.slug}>
              <MyCourseCard
                course={course}
                isNextStep={step?.kind === "certificate" && step.course === course}
                wide={others.length === 1 && !beside}
                language={locale}
              />
            </li>
          ))}
        </ul>
      </section>
    );
    const blocks = [own, ...(hasCards ? [classroom, next] : [next, classroom])].filter(Boolean);
    return (
      <div className="container-page">
        <Breadcrumb crumbs={[{ label: t("myCourses") }]} language={locale} />
        <Welcome language={locale} readName={firstName} />
        <p className="mt-1 text-ink-soft">{t(courses.length === 0 ? "emptyLead" : leadFor(step))}</p>
        {step && <NextStep step={step} language={locale} />}
        {recall && <RecallCard today={recall} language={locale} />}
        <Waiting reviews={otherReviews(answer.reviews, step)} unreadAnswers={answer.unread_answers} language={locale} />
        {courses.length === 0 && <EmptyCourses language={locale} />}
        {beside ? (
          <>
            <div className="md:grid md:grid-cols-2 md:items-start md:gap-6">{blocks.slice(0, 2)}</div>
            {blocks.slice(2)}
          </>
        ) : (
          blocks
        )}
        {earned.length > 0 && (
          <section aria-labelledby="earned" className="mt-8">
            <h2 id="earned" className="text-lead">
              {t("earned")}
            </h2>
            <p className="text-ink-soft">{t("earnedLead")}</p>
            <EarnedCertificates certificates={earned} />
          </section>
        )}
        {offered.length === 0 && <PopularArticles language={locale} most={3} className="mt-10" />}
      </div>
    );
  });
}

/** The sentence below the greeting. It differs before the first course and after the last one. */
function leadFor(step: Step | null) {
  if (step?.kind !== "resume") return "welcomeLeadKept";
  return step.course.current_topic ? "welcomeLead" : "welcomeLeadNew";
}
