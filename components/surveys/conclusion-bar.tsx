import { getTranslations } from "next-intl/server";
import { HelpList } from "@/components/learning";
import { ReadingBar, SegmentedLine } from "@/components/learning/client";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { courseId: string; hasSurvey: boolean; answered: boolean; language: Language };

/** The bar of the conclusion: one segment for its text and one for its survey. */
export async function ConclusionBar({ courseId, hasSurvey, answered, language }: Props) {
  const [t, surveys, shell, accessibility] = await Promise.all([
    getTranslations("learning"),
    getTranslations("surveys"),
    getTranslations("shell"),
    getTranslations("accessibility"),
  ]);
  return (
    <ReadingBar
      language={language}
      back={{ href: `/view/course/${courseId}`, label: t("toCourse") }}
      line={
        <SegmentedLine
          segments={["done", ...(hasSurvey ? [answered ? ("done" as const) : ("open" as const)] : [])]}
          label={surveys("conclusion")}
        />
      }
      sheet={<HelpList language={language} />}
      texts={{ skip: shell("skip"), sheet: t("lessonSheet"), help: t("helpWord"), look: accessibility("open") }}
    />
  );
}
