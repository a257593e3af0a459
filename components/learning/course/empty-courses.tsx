import { LinkButton } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export function EmptyCourses({ language }: { language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <div className="mt-4 items-center gap-8 text-center sm:mt-6 sm:flex sm:text-start tight:mt-3">
      <Picture
        src="/images/states/empty-courses.svg"
        alt=""
        width={320}
        height={240}
        className="mx-auto h-auto w-36 shrink-0 sm:mx-0 sm:w-48 roomy:md:w-64"
      />
      <div className="max-w-md">
        <p className="mt-3 sm:mt-0">{t("empty")}</p>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 sm:justify-start">
          <LinkButton href="/courses">{t("seeCourses")}</LinkButton>
          <a href="/programme" className="inline-flex min-h-12 items-center">
            {t("programme")}
          </a>
        </p>
      </div>
    </div>
  );
}
