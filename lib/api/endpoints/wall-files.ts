import "server-only";
import { ORPCError } from "@orpc/client";
import type { SharedWall } from "../../contract/learning/walls";
import { renderWallPdf } from "../../domain/certificates/pdf";
import { content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { settings } from "../../platform/settings";
import { wallPicture, wallSheet } from "../../platform/wall-picture";
import { finishedWall, readLook, type Wall } from "../../platform/walls";
import type { ApiClient } from "../backend";
import { madeIn, serveFile } from "./serve-file";

/** The picture or the sheet of a wall that its owner shows to others. */
export function serveSharedWall(request: Request, id: string, file: string): Promise<Response> {
  return answer(request, file, async (api, language) => (await api.certificates.readWall({ id, language })).data);
}

/** The same of the learner's own wall, which nobody else needs to see; `?name=1` writes the first name on it. */
export function serveOwnWall(request: Request, courseId: string, file: string): Promise<Response> {
  const named = new URL(request.url).searchParams.get("name") === "1";
  return answer(request, file, async (api, language) => {
    const { data } = await api.certificates.myWall({ courseId, language });
    if (!data.complete) throw new ORPCError("CONFLICT", { message: translatorFor(language, "wall")("notYet") });
    return { ...data, name: named ? data.first_name : "" };
  });
}

type Read = (api: ApiClient, language: Language) => Promise<SharedWall>;

function answer(request: Request, file: string, read: Read): Promise<Response> {
  return serveFile(request, async ({ api, language }) => {
    const isPicture = file === "picture.png";
    if (!isPicture && file !== "sheet.pdf")
      throw new ORPCError("NOT_FOUND", { message: translatorFor(language, "answers")("wallUnknown") });
    const shown = await read(api, language);
    return {
      type: isPicture ? "image/png" : "application/pdf",
      name: `${content().site.productKey}_Wall_${shown.course_id}.${isPicture ? "png" : "pdf"}`,
      body: await madeIn(language, (isPicture ? makePicture : makeSheet)(shown, language)),
    };
  });
}

const wallOf = ({ course_id, topics, seed, drawing, look }: SharedWall): Wall => ({
  ...finishedWall(course_id, topics, seed),
  drawing,
  look: readLook(look),
});
const portalAddress = () => new URL(settings().portalUrl).host;

/** It says who painted it, where its owner says so, and how many topics it has. */
function makePicture(shown: SharedWall, language: Language): Promise<Buffer> {
  const { name, course_name: lead } = shown;
  const t = translatorFor(language, "wall");
  const count = shown.topics.length;
  const title = name ? t("paintedBy", { name, count }) : t("paintedTopics", { count });
  return wallPicture({ wall: wallOf(shown), language, address: portalAddress(), title, lead });
}

async function makeSheet(shown: SharedWall, language: Language): Promise<Buffer> {
  const { name, course_name: course } = shown;
  const t = translatorFor(language, "wall");
  return renderWallPdf({
    language,
    title: name ? t("ownTitle", { name }) : course,
    lead: name ? t("lead", { course }) : t("title"),
    address: portalAddress(),
    portalName: content().site.name[language],
    alt: t("alt", { course }),
    painting: await wallSheet({ wall: wallOf(shown) }),
  });
}
