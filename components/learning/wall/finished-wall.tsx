import type { SharedWall } from "@/lib/contract/learning/walls";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { wallOfAnswer } from "./wall-of-course";
import { WallPainting } from "./wall-painting";

/** `name`: the first name with which its owner signs it; empty where not. */
type Props = { data: Omit<SharedWall, "name">; name: string; language: Language };

/** A finished wall as a picture with a text alternative, for a page that has no list of the topics beside it. */
export function FinishedWall({ data, name, language }: Props) {
  const t = translatorFor(language, "wall");
  return (
    <figure className="-mx-4 mt-4 sm:mx-0">
      <WallPainting wall={wallOfAnswer(data, name)} prefix="wall" />
      <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
    </figure>
  );
}
