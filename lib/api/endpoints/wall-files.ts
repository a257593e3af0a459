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

type Files = { language: Language; picture: boolean; shown: SharedWall };

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
    const picture = file === "picture.png";
    if (!picture && file !== "sheet.pdf")
      throw new ORPCError("NOT_FOUND", { message: translatorFor(language, "answers")("wallUnknown") });
    const shown = await read(api, language);
    return {
      type: picture ? "image/png" : "application/pdf",
      name: `${content().site.productKey}_Wall_${shown.course_id}.${picture ? "png" : "pdf"}`,
      body: await madeIn(language, makeWall({ language, picture, shown })),
    };
  });
}

function makeWall({ language, picture, shown }: Files): Promise<Buffer> {
  const t = translatorFor(language, "wall");
  const wall: Wall = {
    ...finishedWall(shown.course_id, shown.topics, shown.seed),
    drawing: shown.drawing,
    look: readLook(shown.look),
  };
  const common = { language, address: new URL(settings().portalUrl).host };
  if (picture) return wallPicture({ wall, ...common, title: pictureTitle(language, shown), lead: shown.course_name });
  const title = shown.name ? t("ownTitle", { name: shown.name }) : shown.course_name;
  const lead = shown.name ? t("lead", { course: shown.course_name }) : t("title");
  return makeSheet({ ...common, title, lead }, shown, wall);
}

/** Who painted it, where its owner says so, and how many topics it has. */
function pictureTitle(language: Language, { name, topics }: SharedWall): string {
  const t = translatorFor(language, "wall");
  const count = topics.length;
  return name ? t("paintedBy", { name, count }) : t("paintedTopics", { count });
}

type Words = { language: Language; title: string; lead: string; address: string };

async function makeSheet(words: Words, { course_name }: SharedWall, wall: Wall): Promise<Buffer> {
  const painting = await wallSheet({ wall });
  return renderWallPdf({
    ...words,
    portalName: content().site.name[words.language],
    alt: translatorFor(words.language, "wall")("alt", { course: course_name }),
    painting,
  });
}
