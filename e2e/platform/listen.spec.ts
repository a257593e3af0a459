import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const article = "/topic/hiv-and-infections/hiv-test-and-72-hours";
const lesson = "/course/module/what-is-adolescence/primary/1";

/** A voice that ends a sentence when the test says so: `window.said` has what it was given, `window.endSentence` ends it. */
function fakeVoice(voices: { lang: string; localService: boolean }[]): void {
  const state = { said: [] as { text: string; rate: number }[], current: null as SpeechSynthesisUtterance | null };
  class Utterance {
    rate = 1;
    volume = 1;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }
  const engine = new EventTarget();
  Object.defineProperties(engine, {
    getVoices: {
      value: () => voices.map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: voice.lang })),
    },
    speaking: { get: () => state.current !== null },
    pending: { get: () => false },
    speak: {
      value: (utterance: SpeechSynthesisUtterance) => {
        state.current = utterance;
        if (utterance.text.trim()) state.said.push({ text: utterance.text, rate: utterance.rate });
      },
    },
    cancel: {
      value: () => {
        const cancelled = state.current as unknown as Utterance | null;
        state.current = null;
        cancelled?.onerror?.();
        sessionStorage.setItem("cancelled", "1");
      },
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: engine, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
  Object.assign(window, {
    said: () => state.said,
    endSentence: () => {
      const ended = state.current as unknown as Utterance | null;
      state.current = null;
      ended?.onend?.();
    },
  });
}

const voicesOfPhone = [
  { lang: "en-US", localService: true },
  { lang: "en-IN", localService: true },
  { lang: "hi_IN", localService: true },
];
type Fake = Window & { said: () => { text: string; rate: number }[]; endSentence: () => void };
const said = (page: Page) => page.evaluate(() => (window as unknown as Fake).said().map(({ text }) => text));
const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Fake).endSentence());
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get("read-aloud") ?? [])].map(String).join());
const button = (page: Page, language: (typeof languages)[number], key: string) =>
  page.getByRole("button", { name: messageText(language, `listen.${key}`), exact: true });
/** Scripts of a public page come with the first key. */
const wake = (page: Page) => page.keyboard.press("Tab");

for (const language of languages) {
  test(`an article is read sentence by sentence, paused and stopped, by keyboard (${language})`, async ({ page }) => {
    await page.addInitScript(fakeVoice, voicesOfPhone);
    await page.goto(`${article}?language=${language}`);
    await wake(page);
    await button(page, language, "listen").press("Enter");
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect.poll(() => said(page)).toHaveLength(1);
    expect(title).toContain(await marked(page));
    await expect(button(page, language, "pause")).toBeFocused();
    await expectNoAxeFindings(page);
    for (let sentence = 0; sentence < 12; sentence += 1) await endSentence(page);
    const read = await said(page);
    expect(read).toHaveLength(13);
    expect(read.join(" ")).toMatch(language === "hi" ? /एच आई वी/ : /H I V/);
    await page.keyboard.press("Enter");
    await button(page, language, "goOn").press("Enter");
    await expect.poll(async () => (await said(page)).slice(12)).toEqual([read[12], read[12]]);
    await page.getByRole("combobox", { name: messageText(language, "listen.speed") }).selectOption("1.5");
    await expect.poll(() => page.evaluate(() => (window as unknown as Fake).said().at(-1)?.rate)).toBe(1.5);
    await button(page, language, "stop").press("Enter");
    await expect(button(page, language, "listen")).toBeVisible();
    expect(await marked(page)).toBe("");
    await page.reload();
    await wake(page);
    await button(page, language, "listen").click();
    await expect.poll(() => page.evaluate(() => (window as unknown as Fake).said().at(-1)?.rate)).toBe(1.5);
    await page.evaluate(() => sessionStorage.removeItem("cancelled"));
    await page.goto(`/cookie-policy?language=${language}`);
    expect(await page.evaluate(() => sessionStorage.getItem("cancelled"))).toBe("1");
  });
}

test("what is read begins nothing that moves the page, and the whole page is read to its end", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context, "hi");
  await enroll(context);
  await page.addInitScript(fakeVoice, voicesOfPhone);
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(`${lesson}?language=hi`);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  await button(page, "hi", "listen").click();
  await expect(button(page, "hi", "stop")).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(async () => {
    await endSentence(page);
    await expect(page.getByText(messageText("hi", "listen.finished"))).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [1] });
  const read = (await said(page)).join(" ");
  const paragraphs = await page.locator(":is(#lesson-text, #lesson-rest) .prose > p").allTextContents();
  expect(paragraphs.length).toBeGreaterThan(3);
  // On the page a hyphen does not break (U+2011).
  for (const paragraph of paragraphs)
    expect(read).toContain(paragraph.trim().replaceAll("\u2011", "-").split(" ").slice(-3).join(" "));
  await expect(button(page, "hi", "listen")).toBeVisible();
});

test("without a voice of the device for the language there is no button", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(fakeVoice, [
    { lang: "en-IN", localService: true },
    { lang: "hi-IN", localService: false },
  ]);
  await page.goto(`${article}?language=en`);
  await wake(page);
  await expect(button(page, "en", "listen")).toBeVisible();
  await page.goto(`${article}?language=hi`);
  await wake(page);
  await expect(button(page, "hi", "listen")).toHaveCount(0);
});
