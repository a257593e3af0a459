import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "@/lib/platform/i18n/language";
import { SoundOnly } from "./film";
import { filmFacts, filmSound, listedFilm } from "./film-facts";

const film = "/videos/how-it-works.mp4";

test.each(languages)("a film states its size and length before it is played: %s", (language) => {
  const facts = filmFacts(film, language);
  expect(facts).toMatch(/^801 KB, 40 \S+$/);
});

test("of a film on another site, or one that is missing, nothing is stated", () => {
  expect(filmFacts("https://www.youtube.com/watch?v=abcdefgh", "en")).toBe("");
  expect(filmFacts("/videos/../../package.json", "en")).toBe("");
  expect(filmFacts("/videos/none.mp4", "en")).toBe("");
});

test("the sound alone is offered only where there is a file of it, and is not loaded before", () => {
  expect(filmSound(film, "hi")).toBeNull();
  const listed = listedFilm(film);
  if (!listed) throw new Error(film);
  const withSound = (address: string) => filmSound(film, "hi", { ...listed, sound: { en: address, hi: address } });
  expect(withSound("/videos/none.mp3")).toBeNull();
  // Any file of the folder has a size.
  expect(withSound("/videos/how-it-works.hi.vtt")).toEqual({ address: "/videos/how-it-works.hi.vtt", size: "2 KB" });
  const html = renderToStaticMarkup(
    <SoundOnly sound={{ address: "/videos/a.hi.mp3", size: "310 KB" }} label="सिर्फ़ सुनें" />,
  );
  expect(html).toContain("सिर्फ़ सुनें (310 KB)");
  expect(html).toContain('preload="none"');
});
