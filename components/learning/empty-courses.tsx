import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";

export async function EmptyCourses() {
  const t = await getTranslations("learning");
  return (
    <div className="mx-auto mt-8 max-w-md text-center">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src="/images/states/empty-courses.svg" alt="" width={320} height={240} className="mx-auto h-auto w-64" />
      <p className="mt-4">{t("empty")}</p>
      <LinkButton href="/courses" className="mt-4">
        {t("seeCourses")}
      </LinkButton>
    </div>
  );
}
