import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { EarnedCertificates } from "@/components/learning/course/earned-certificates";
import { EmptyCourses } from "@/components/learning/course/empty-courses";
import { MyCourseCard } from "@/components/learning/course/my-course-card";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { answerOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "learning" });
  return { title: t("myCourses") };
}

export default async function Dashboard({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return renderOrErrorScreen(locale, async () => {
    const api = await visitorApi(locale);
    const here = "/dashboard";
    const { data: courses, firstName: known, earned } = await answerOr(api.learning.myCourses({ query: { language: locale }, body: {} }), here);
    const firstName = known || (await answerOr(api.accounts.checkAuth({}), here)).firstName;
    const t = await getTranslations("learning");
    return (
      <div className="container-page">
        <Breadcrumb crumbs={[{ label: t("home"), href: "/" }, { label: t("myCourses") }]} />
        <h1>{t("welcome", { name: firstName })}</h1>
        <p className="mt-1 text-ink-soft">{courses.length > 0 ? t("welcomeLead") : t("emptyLead")}</p>
        {courses.length === 0 ? (
          <EmptyCourses />
        ) : (
          <ul className="mt-6 grid gap-6 md:grid-cols-2">
            {courses.map((course) => (
              <li key={course.slug}>
                <MyCourseCard course={course} language={locale} />
              </li>
            ))}
          </ul>
        )}
        {earned.length > 0 && (
          <section aria-labelledby="earned" className="mt-8">
            <h2 id="earned" className="text-[1.2rem]">
              {t("earned")}
            </h2>
            <p className="text-ink-soft">{t("earnedLead")}</p>
            <EarnedCertificates certificates={earned} />
          </section>
        )}
      </div>
    );
  });
}
