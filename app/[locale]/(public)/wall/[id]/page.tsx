import { ORPCError } from "@orpc/client";
import { cache } from "react";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { wallOfAnswer } from "@/components/learning/wall/wall-of-course";
import { WallPainting } from "@/components/learning/wall/wall-painting";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Every address that shows nothing is answered alike: malformed, never given, taken back (threats T5). */
const readWall = cache(async (language: Language, id: string) => {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new PageError(404);
  const read = publicApi(language)
    .certificates.readWall({ id, language })
    .catch((error: unknown) => {
      throw error instanceof ORPCError && error.status < 500 && error.status !== 429 ? new PageError(404) : error;
    });
  return (await resultOr(read, `/wall/${id}`)).data;
});

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const robots = { index: false, follow: false };
  const data = await readWall(language, id);
  const t = translatorFor(language, "wall");
  const own = data.name ? t("ownTitle", { name: data.name }) : t("title");
  const title = `${own}: ${data.course_name}`;
  const description = t("lead", { course: data.course_name });
  const images = [{ url: `/api/wall/${id}/picture.png?language=${language}`, width: 1080, height: 1350 }];
  return {
    title,
    description,
    robots,
    openGraph: { title, description, url: `/wall/${id}`, type: "website", images },
  };
});

/** A wall that its owner shows to whoever has the address: the painting, the course, and a first name if given. */
export default visitorPage<"id">(async ({ language, params: { id } }) => {
  const data = await readWall(language, id);
  const t = translatorFor(language, "wall");
  return (
    <div className="container-page py-4 md:py-6">
      <h1>{data.name ? t("ownTitle", { name: data.name }) : t("title")}</h1>
      <p className="mt-1 text-ink-soft">{t("lead", { course: data.course_name })}</p>
      {/* The picture has a text alternative, because no list of the topics is beside it. */}
      <figure className="-mx-4 mt-4 sm:mx-0">
        <WallPainting wall={wallOfAnswer(data, data.name)} prefix="wall" />
        <figcaption className="sr-only">{t("alt", { course: data.course_name })}</figcaption>
      </figure>
      <div className="no-print mt-6 flex flex-wrap items-center gap-4">
        <p>{t("learnToo")}</p>
        <LinkButton href={`/info/course/${data.course_id}`}>{t("toCourse")}</LinkButton>
        <LinkButton look="secondary" href={`/api/wall/${id}/picture.png?language=${language}`}>
          {t("picture")}
        </LinkButton>
      </div>
    </div>
  );
});
