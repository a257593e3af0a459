import "server-only";
import { ORPCError } from "@orpc/client";
import { sharedHeader } from "../../contract/meta/shared-header";
import { content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { type FileText, filePolicy, keptText } from "../../platform/one-file";
import type { ApiClient } from "../backend";
import { articleInFile, topicInFile } from "../content/kept-files";
import { fileName } from "../files/file-name";
import { madeIn, serveFile } from "./serve-file";

/** `name`: the parts of the file's name after the portal's. `isPublic`: the same for everybody. */
type Kept = { text: FileText; name: string[]; isPublic: boolean };

/** An article as one file. What a private one is about is not in its name, which a shared phone shows to others. */
export function serveArticleFile(request: Request, topic: string, slug: string): Promise<Response> {
  return answer(request, async (api, language) => {
    const [{ data }, topics] = await Promise.all([
      api.articles.read({ id: topic, slug, language }),
      api.articles.topics({ language }),
    ]);
    const { name: topicName = "" } = topics.find((each) => each.slug === topic) ?? {};
    const text = articleInFile(data, { topic, topicName, slug }, language);
    return { text, name: data.neutral_title ? ["article"] : [slug], isPublic: true };
  });
}

/** A topic as one file, for those who may read it: the first one of a course is open, the others unlock. */
export function serveTopicFile(request: Request, topicId: string): Promise<Response> {
  return answer(request, async (api, language) => {
    const found = topicInFile(topicId, language);
    if (!found) throw new ORPCError("NOT_FOUND", { message: translatorFor(language, "answers")("topicUnknown") });
    if (!found.isOpen) await api.learning.getMyTopicInfo({ topicId });
    return { text: found.text, name: [topicId], isPublic: false };
  });
}

function answer(request: Request, read: (api: ApiClient, language: Language) => Promise<Kept>): Promise<Response> {
  return serveFile(request, async ({ api, language, named, headers }) => {
    const { text, name, isPublic } = await read(api, language);
    const body = await madeIn(language, keptText(text));
    headers.set("Content-Security-Policy", filePolicy);
    headers.set("X-Robots-Tag", "noindex");
    if (isPublic && named) {
      headers.set("Cache-Control", "public, max-age=3600");
      headers.set(sharedHeader, "1");
    }
    return {
      type: "text/html; charset=utf-8",
      name: fileName([content().site.productKey, ...name, language], "html"),
      body,
    };
  });
}
