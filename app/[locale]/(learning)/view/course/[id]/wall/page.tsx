import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { ChooseLook } from "@/components/learning/wall/choose-look";
import { FinishedWall } from "@/components/learning/wall/finished-wall";
import { ShareWall } from "@/components/learning/wall/share-wall";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageError, resultIfThere, resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

type Props = { params: Promise<{ locale: Language; id: string }> };

/** Read once for the head and the page; null where an existing backend has no walls. */
const readMyWall = cache(async (language: Language, courseId: string) =>
  resultIfThere((await visitorApi(language)).certificates.myWall({ courseId, language })),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const t = await getTranslations({ locale, namespace: "wall" });
  const answer = await readMyWall(locale, id).catch(() => null);
  return { title: answer ? `${t("mine")}: ${answer.data.course_name}` : t("mine") };
}

/** The learner's own wall of a completed course, with its files and the form that shows it to others. */
export default async function MyWallPage({ params }: Props) {
  const { locale, id } = await params;
  return renderOrErrorScreen(locale, async () => {
    const answer = await resultOr(readMyWall(locale, id), `/view/course/${id}/wall`);
    if (!answer) throw new PageError(404);
    const { data } = answer;
    const [t, learning] = await Promise.all([getTranslations("wall"), getTranslations("learning")]);
    const course = `/view/course/${data.course_id}`;
    return (
      <div className="container-page pb-8">
        <Breadcrumb
          crumbs={[
            { label: learning("home"), href: "/" },
            { label: learning("myCourses"), href: "/dashboard" },
            { label: data.course_name, href: course },
            { label: t("mine") },
          ]}
        />
        <h1>{t("mine")}</h1>
        {data.complete ? (
          <>
            <p className="mt-1 text-ink-soft">{t("lead", { course: data.course_name })}</p>
            <FinishedWall data={data} name={data.shared?.with_name ? data.first_name : ""} />
            <ShareWall data={data} language={locale} portalUrl={settings().portalUrl} />
          </>
        ) : (
          <>
            <Notice kind="tip" className="mt-4">
              {t("notYet")}
            </Notice>
            <LinkButton href={course} className="mt-4">
              {t("toCourse")}
            </LinkButton>
          </>
        )}
        <ChooseLook courseId={data.course_id} language={locale} chosen={data.look} open={!data.complete} />
      </div>
    );
  });
}
