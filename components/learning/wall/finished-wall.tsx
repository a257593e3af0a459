import { getTranslations } from "next-intl/server";
import type { SharedWall } from "@/lib/contract/learning/walls";
import { finishedWall } from "@/lib/platform/walls";
import { WallPainting } from "./wall-painting";

type Props = { data: Omit<SharedWall, "name"> };

/** A finished wall as a picture with a text alternative, for a page that has no list of the topics beside it. */
export async function FinishedWall({ data }: Props) {
  const t = await getTranslations("wall");
  return (
    <figure className="-mx-4 mt-4 sm:mx-0">
      <WallPainting wall={finishedWall(data.course_id, data.topics, data.seed)} prefix="wall" />
      <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
    </figure>
  );
}
