import { expect, test } from "vitest";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { missingFilmFiles } from "./film-files";

test("every file of the published films is there", () => {
  expect(missingFilmFiles(publishedContent().campaigns.videos, "public")).toEqual([]);
});

test("a still picture or a sound that is named and missing is a problem, the sound in each language", () => {
  const [film] = publishedContent().campaigns.videos;
  const sound = { en: "/videos/none.en.mp3", hi: "/videos/none.hi.mp3" };
  const found = missingFilmFiles([{ address: film?.address ?? "", still: "/videos/none.svg", sound }], "public");
  expect(found.map(({ message }) => message)).toEqual([
    "needs /videos/none.svg, which is not there",
    "needs /videos/none.en.mp3, which is not there",
    "needs /videos/none.hi.mp3, which is not there",
  ]);
});
