import { expect, test } from "vitest";
import { publishedContent } from "@/lib/platform/content/testing/published-content";
import { captionLines, readCaptions } from "./film";
import { videoSource } from "./video-source";

test("each caption is one line without numbers, times, notes and markup", () => {
  const vtt =
    "WEBVTT\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:00.000 --> 00:03.600 line:90%\r\nFirst <b>read</b>.\r\nThen answer.\r\n\r\n00:04.000 --> 00:05.000\r\nDone.";
  expect(captionLines(vtt)).toEqual(["First read. Then answer.", "Done."]);
  expect(captionLines("WEBVTT\n")).toEqual([]);
});

test("every video of the portal has as many captions in Hindi as in English", async () => {
  for (const { address } of publishedContent().campaigns.videos) {
    const source = videoSource(address);
    if (source?.kind !== "file") throw new Error(address);
    const [english, hindi] = [await readCaptions(source.captions.en), await readCaptions(source.captions.hi)];
    expect(english.length, address).toBeGreaterThan(4);
    expect(hindi, address).toHaveLength(english.length);
    expect(hindi.join(" ")).toMatch(/[\u0900-\u097f]/);
  }
});

test("a video without a caption file has no captions", async () => {
  expect(await readCaptions("/videos/no-such-film.en.vtt")).toEqual([]);
});
