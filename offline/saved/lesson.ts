import type { SavedTopic } from "../../lib/contract/learning/offline";
import type { StoredTopic } from "../queue/database";
import { savedFiles } from "../shared/cache-names";
import { fill } from "../shared/fill";
import { el, withHtml } from "./dom";
import type { Here } from "./frame";
import { countReading } from "./reading";
import { surveyForm } from "./survey";
import { showTopicPage } from "./topic-page";

type Page = SavedTopic["pages"][number];

/** A page of a saved lesson. @returns false where the topic has no such page */
export async function showLesson(here: Here, stored: StoredTopic, page: number): Promise<boolean> {
  const found = stored.topic.pages[page - 1];
  if (!found) return false;
  const { words, account } = here;
  showTopicPage(here, stored, { section: "primary", page }, [
    el("p", { class: "soft" }, fill(words.pageOf, { page, total: stored.topic.pages.length })),
    el("h1", {}, found.title),
    await videoElement(found, here),
    withHtml("div", found.content, { class: "prose", lang: stored.language }),
    found.form ? surveyForm(here, stored, found.form) : null,
  ]);
  countReading(account, stored, page);
  return true;
}

/** The saved recording, or its text where it is not saved. */
async function videoElement({ recording }: Page, { words }: Here): Promise<HTMLElement | null> {
  if (!recording) return null;
  const file = await (await caches.open(savedFiles)).match(recording.address);
  const title = fill(words.film, { title: recording.title });
  const video = file && el("video", { controls: true, preload: "metadata", "aria-label": title });
  if (video && file) video.src = URL.createObjectURL(await file.blob());
  return el(
    "section",
    { class: "film" },
    el("h2", {}, title),
    video ?? el("p", {}, words.filmNeeds),
    el("details", {}, el("summary", {}, words.filmText), withHtml("div", recording.transcript, { class: "prose" })),
  );
}
