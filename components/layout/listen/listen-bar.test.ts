import { expect, test } from "vitest";
import { chooseVoice, type Voice } from "./listen-bar";

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

test("the voice of India comes first, however the device writes it", () => {
  const india = voice("hi_IN");
  expect(chooseVoice([voice("en-US"), voice("hi"), india], "hi-IN")).toBe(india);
});

test("of several the device's own default, and of another country rather than none", () => {
  const [plain, usual, british] = [voice("en-IN"), voice("en-IN", { default: true }), voice("en-GB")];
  expect(chooseVoice([british, plain, usual], "en-IN")).toBe(usual);
  expect(chooseVoice([british], "en-IN")).toBe(british);
});

test("a voice of a server, or of another language, is none", () => {
  expect(chooseVoice([voice("hi-IN", { localService: false }), voice("en-IN"), voice("his")], "hi-IN")).toBeNull();
});
