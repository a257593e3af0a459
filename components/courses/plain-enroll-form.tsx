import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/language";
import { enrollAction } from "./actions";

/** Where the button's island cannot run: a learner enrols by a form. */
export async function PlainEnrollForm({ course, language }: { course: { slug: string; name: string }; language: Language }) {
  const t = await getTranslations("course");
  return (
    <noscript>
      <form action={enrollAction} className="flex flex-wrap items-center gap-x-2">
        <input type="hidden" name="courseId" value={course.slug} />
        <input type="hidden" name="courseName" value={course.name} />
        <input type="hidden" name="language" value={language} />
        {t("loggedInAlready")}
        <Button type="submit" look="quiet" size="small">
          {t("launch")}
        </Button>
      </form>
    </noscript>
  );
}
