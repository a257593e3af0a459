import type { Metadata } from "next";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { CaseScreen } from "@/components/learning/cases/case-screen";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; id: string; case: string }>;
  searchParams: Promise<{ path?: string }>;
};

/** Read once for the head and the page. */
const readCase = cache(async (language: Language, courseId: string, caseId: string, path: string) =>
  (await visitorApi(language)).learning.readCase({ courseId, caseId, path, language }),
);

/** The title names the case and the step, so that the steps of a case can be told apart in the history. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, id, case: caseId } = await params;
  const { path = "" } = await searchParams;
  const t = translatorFor(locale, "cases");
  const answer = await readCase(locale, id, caseId, path).catch(() => null);
  if (!answer) return { title: t("title") };
  const { title, situation, done, step } = answer.case;
  const place = step ? t("step", { number: done.length + 1 }) : t("youDid");
  return { title: done.length > 0 ? `${title}: ${place}` : title, description: situation };
}

/** One step of a case, or its end (rule: case.ways). The choices so far are in the address, so Back goes one back. */
export default async function CasePage({ params, searchParams }: Props) {
  const { locale, id, case: caseId } = await params;
  const { path = "" } = await searchParams;
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const here = `/my-courses/${id}/cases/${caseId}`;
    const place = { courseId: id, caseId, path, language: locale };
    const answer = await resultOr(readCase(locale, id, caseId, path), path ? `${here}?path=${path}` : here);
    const ended = answer.case.step === null;
    if (ended && !answer.case.finished_at) await resultOr(api.learning.finishCase(place), here);
    const t = translatorFor(locale, "learning");
    const { course_id, course_name, title } = answer.case;
    return (
      <div className="container-page pb-10">
        <Breadcrumb
          crumbs={[
            { label: t("myCourses"), href: "/dashboard" },
            { label: course_name, href: `/view/course/${course_id}` },
            { label: title },
          ]}
          language={locale}
        />
        <CaseScreen place={answer.case} path={path} language={locale} />
      </div>
    );
  });
}
