import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";

export async function EmptyCourses() {
  const t = await getTranslations("learning");
  return (
    <div className="mx-auto mt-8 max-w-md text-center">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src="/images/states/empty-courses.svg" alt="" width={320} height={240} className="mx-auto h-auto w-64" />
      <p className="mt-4">{t("empty")}</p>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <LinkButton href="/courses">{t("seeCourses")}</LinkButton>
        <a href="/programme" className="inline-flex min-h-12 items-center">
          {t("programme")}
        </a>
      </p>
    </div>
  );
}
