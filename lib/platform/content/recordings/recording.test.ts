import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { BrokenContent } from "../broken";
import { loadRecordings, readRecordings } from "./recording";

let published = "";
beforeAll(() => {
  published = fs.mkdtempSync(path.join(os.tmpdir(), "portal-recordings-"));
  fs.mkdirSync(path.join(published, "recordings"));
  fs.writeFileSync(path.join(published, "recordings/a.mp3"), Buffer.alloc(1234));
  fs.writeFileSync(path.join(published, "recordings/b.mp3"), Buffer.alloc(0));
  return () => fs.rmSync(published, { recursive: true });
});

const named = (en?: string, hi?: string) => ({
  en: { file: "1.en.md", field: "audio", address: en },
  hi: { file: "1.hi.md", field: "audio", address: hi },
});

function findProblems(en?: string, hi?: string) {
  try {
    readRecordings(named(en, hi), published);
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems.map(({ file, message }) => `${file} ${message}`);
    throw error;
  }
  return [];
}

test("the size of each file is read", () => {
  expect(readRecordings(named("/recordings/a.mp3", "/recordings/a.mp3"), published)).toEqual({
    en: { address: "/recordings/a.mp3", bytes: 1234 },
    hi: { address: "/recordings/a.mp3", bytes: 1234 },
  });
  expect(readRecordings(named(), published)).toBeNull();
});

test("a file that is missing or empty, and a language without one, are named", () => {
  expect(findProblems("/recordings/c.mp3", "/recordings/b.mp3")).toEqual([
    "1.en.md names /recordings/c.mp3, which is no file below public",
    "1.hi.md names /recordings/b.mp3, which is no file below public",
  ]);
  expect(findProblems("/recordings/a.mp3")).toEqual([
    "1.hi.md is missing: the text has a recording in another language",
  ]);
});

test("a recording of a board or a helpline is found by its name; one that names none is refused", () => {
  const file = (name: string) => path.join(published, "recordings", name);
  const load = () => loadRecordings(["board-four-speeds", "helpline-child"], published);
  expect(load()).toEqual({});
  for (const language of ["en", "hi"]) fs.writeFileSync(file(`helpline-child-${language}.mp3`), "sound");
  expect(load()).toEqual({
    "helpline-child": {
      en: { address: "/recordings/helpline-child-en.mp3", bytes: 5 },
      hi: { address: "/recordings/helpline-child-hi.mp3", bytes: 5 },
    },
  });
  fs.writeFileSync(file("board-four-speeds-hi.mp3"), "sound");
  expect(load).toThrow(BrokenContent);
  fs.rmSync(file("board-four-speeds-hi.mp3"));
  fs.writeFileSync(file("board-no-such-en.mp3"), "sound");
  expect(load).toThrow(BrokenContent);
});
