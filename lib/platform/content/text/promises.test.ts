import fs from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { sampleText } from "../../i18n/testing/sample-text";
import { publishedContent } from "../testing/published-content";

const content = publishedContent();
const pageHtml = (topic: string, page: number) => content.topicById.get(topic)?.pages[page - 1]?.html ?? sampleText("");
const handout = (id: string) => content.handouts.find((each) => each.id === id)?.html ?? sampleText("");

test("'How it works' promises that each topic has something to do in the classroom, and each does", () => {
  const promise = {
    en: "Each topic has something to do in your classroom",
    hi: "हर विषय में आपकी कक्षा में करने के लिए एक काम है",
  };
  const howItWorks = content.staticPages.find(({ key }) => key === "How-It-Works");
  for (const language of languages) {
    expect(howItWorks?.html[language]).toContain(promise[language]);
    for (const topic of content.topicById.values())
      expect(topic.classroom?.plain[language].length ?? 0, topic.id).toBeGreaterThan(40);
  }
});

test.each(languages)(
  "the page that tells teachers to ask a student about suicide also has the six steps (%s)",
  (language) => {
    const steps = (html: string) =>
      [...html.matchAll(/<ol>([\s\S]*?)<\/ol>/g)].map(([, list]) => list?.match(/<li>/g)?.length);
    expect(steps(pageHtml("signs-to-notice", 2)[language])).toEqual([6]);
    expect(pageHtml("signs-to-notice", 2)[language]).toContain('href="/course/module/first-support"');
  },
);

test("the handout on the first talk asks about the student's thoughts, not the reader's", () => {
  expect(handout("first-talk").en).toContain("If you fear the student is thinking of suicide, ask");
  expect(handout("first-talk").hi).toContain("लगे कि विद्यार्थी के मन में आत्महत्या का विचार है, तो सीधे पूछें");
});

test("the handout names the same people who must not take the iron tablet as the lesson", () => {
  for (const html of [handout("tablet-day"), pageHtml("anaemia", 2)]) {
    for (const word of ["thalassaemia", "sickle cell", "transfusions", "already"]) expect(html.en).toContain(word);
    for (const word of ["थैलेसीमिया", "सिकल सेल", "खून चढ़ता", "पहले से आयरन"]) expect(html.hi).toContain(word);
  }
});

test("every script of confidentiality states that a sexual act with anyone under 18 must be reported, and to whom", () => {
  for (const html of [pageHtml("first-support", 2), pageHtml("listening-first", 3), handout("first-talk")]) {
    expect(html.en).toContain("a sexual act with anyone under 18");
    expect(html.en).toContain("Special Juvenile Police Unit");
    expect(html.en).toContain("section 19");
    expect(html.hi).toContain("18 साल से कम उम्र के किसी के साथ यौन संबंध या यौन हरकत");
    expect(html.hi).toContain("विशेष किशोर पुलिस इकाई");
  }
});

test("the limits of secrecy are the same words wherever a teacher reads them", () => {
  const words = { en: "In four cases I must get help", hi: "चार हालात में मुझे मदद बुलानी होगी" };
  const pages = [
    pageHtml("first-support", 2),
    pageHtml("listening-first", 3),
    pageHtml("feelings-and-friends", 3),
    pageHtml("periods-at-school", 3),
    handout("first-talk"),
  ];
  for (const html of pages) for (const language of languages) expect(html[language]).toContain(words[language]);
});

test("no published text gives another number of limits of secrecy", () => {
  const texts = [...content.topicById.values()]
    .flatMap(({ pages }) => pages.map(({ html }) => html))
    .concat(content.handouts.map(({ html }) => html));
  for (const html of texts) {
    expect(html.en).not.toMatch(/two exceptions|three cases|three exceptions/i);
    expect(html.hi).not.toMatch(/दो बातें छोड़कर|तीन बातें छोड़कर/);
  }
});

test("sexual assault is listed under 'now', and nobody has to tell a head teacher who is accused", () => {
  const html = pageHtml("warning-signs", 3);
  const now = { en: /<h2[^>]*>Now:.*?<h2/s, hi: /<h2[^>]*>अभी:.*?<h2/s };
  const assault = { en: "sexual assault", hi: "यौन हमला" };
  const accused = { en: "If the head teacher is the one accused", hi: "आरोप उन्हीं पर हो" };
  for (const language of languages) {
    expect(now[language].exec(html[language])?.[0]).toContain(assault[language]);
    expect(html[language]).toContain(accused[language]);
  }
});

test("'Periods at school' says what the Supreme Court ordered on 30 January 2026", () => {
  for (const word of ["30 January 2026", "2026 INSC 97", "classes 6 to 12", "menstrual corner"])
    expect(pageHtml("periods-at-school", 1).en).toContain(word);
  for (const word of ["30 जनवरी 2026", "2026 INSC 97", "कक्षा 6 से 12", "माहवारी कोना"])
    expect(pageHtml("periods-at-school", 1).hi).toContain(word);
});

const willing = {
  en: "The POCSO Act does not accept a yes given before 18.",
  hi: 'पॉक्सो कानून में 18 साल से पहले की "हाँ" मान्य नहीं है।',
};
/** Quotation marks are set by the rules of each language. */
const plainly = (html: string) => html.replace(/[“”]/g, '"');

test("what the duty to report means for two willing minors is the same words wherever a teacher reads it", () => {
  for (const language of languages) {
    const own = [...content.topicById.values()].flatMap(({ id, pages }) =>
      pages.flatMap(({ html }) => {
        const at = plainly(html[language]).indexOf(willing[language]);
        return at < 0 ? [] : [{ id, words: plainly(html[language]).slice(at, html[language].indexOf("</ul>", at)) }];
      }),
    );
    expect(own.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["first-support", "listening-first", "the-teachers-duty", "pregnant-at-school-age"]),
    );
    expect(new Set(own.map(({ words }) => words)).size).toBe(1);
    expect(own[0]?.words.length).toBeGreaterThan(400);
  }
});

test("no picture or drawing of the cycle has a moon, which would say that periods follow it", () => {
  const cycle = content.drawings.find(({ id }) => id === "cycle");
  expect(cycle).toBeDefined();
  for (const language of languages) expect(cycle?.html[language]).not.toMatch(/moon|चाँद|चंद्र/i);
  const files = fs.globSync(["public/images/**/*.svg", "lib/platform/content/**/*.ts", "components/**/*.tsx"]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !/test/.test(file) && /\bmoon\b/i.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});
