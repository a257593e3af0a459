import { getTranslations } from "next-intl/server";
import type { SharedWall } from "@/lib/contract/learning/walls";
import { wallOfAnswer } from "./wall-of-course";
import { WallPainting } from "./wall-painting";

/** `name`: the first name with which its owner signs it; empty where not. */
type Props = { data: Omit<SharedWall, "name">; name: string };

/** A finished wall as a picture with a text alternative, for a page that has no list of the topics beside it. */
export async function FinishedWall({ data, name }: Props) {
  const t = await getTranslations("wall");
  return (
    <figure className="-mx-4 mt-4 sm:mx-0">
      <WallPainting wall={wallOfAnswer(data, name)} prefix="wall" />
      <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
    </figure>
  );
}
