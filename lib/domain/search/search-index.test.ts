import { expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import { plainLines } from "../../platform/content/text/plain-text";
import { type Language, languages } from "../../platform/i18n/language";
import { documentsIn } from "./documents";
import { findMatches, indexFor } from "./find";

const content = publishedContent();
const index = indexFor(content);
const firstThree = (language: Language, query: string) =>
  findMatches(content, language, query)
    .slice(0, 3)
    .map(({ document }) => document.address);

const nightfall = "/topic/our-bodies/is-nightfall-harmful";
const irregular = "/topic/our-bodies/irregular-periods-first-years";
const blood = "/topic/nutrition/foods-that-raise-haemoglobin";
const sad = "/topic/mental-health/sad-or-depressed";
const exams = "/topic/mental-health/exam-stress";
const blackmail = "/topic/cyber-bullying/blackmailed-with-photos";
const tobacco = "/topic/substance-use/how-to-quit-tobacco";
const consent = "/topic/relationship/what-consent-means";
const marriage = "/topic/gender-based-violence/how-to-stop-a-child-marriage";
const methods = "/topic/contraception/contraceptive-methods-compared";
const hiv = "/topic/hiv-and-infections/how-hiv-spreads";

const english: [query: string, found: string][] = [
  ["period", irregular],
  ["periods late", irregular],
  ["menstruation", irregular],
  ["menstral", irregular],
  ["mahwari", irregular],
  ["is nightfall harmful", nightfall],
  ["wet dream", nightfall],
  ["anemia", blood],
  ["low haemoglobin", blood],
  ["khoon ki kami", blood],
  ["depresion", sad],
  ["suicide", sad],
  ["exam tension", exams],
  ["blackmail photo", blackmail],
  ["how to quit gutka", tobacco],
  ["consent", consent],
  ["child marriage", marriage],
  ["condoms", methods],
  ["family planning", methods],
  ["i-pill", "/topic/contraception/emergency-contraceptive-pill"],
  ["pregnacy test", "/topic/pregnancy/missed-period-pregnancy-test"],
  ["AIDS", hiv],
  ["become taller", "/topic/nutrition/can-food-make-you-taller"],
  ["corona", "/topic/covid-19"],
  ["drugs", "/topic/substance-use"],
  ["growing up", "/info/course/growing-up-healthy"],
  ["healthy minds", "/info/course/healthy-minds"],
  ["blue tablet", "/topic/nutrition/blue-iron-tablet-fears"],
  ["what is adolescence", "/course/module/what-is-adolescence/primary/1"],
  ["privacy policy", "/privacy-policy"],
  ["about us foundation", "/about-us"],
];

const hindi: [query: string, found: string][] = [
  ["माहवारी", irregular],
  ["मासिक धर्म", irregular],
  ["पीरियड", irregular],
  ["माहवरी", irregular],
  ["period", irregular],
  ["mahwari", irregular],
  ["स्वप्नदोष", nightfall],
  ["नाइटफॉल", nightfall],
  ["खून की कमी", blood],
  ["एनीमिया", blood],
  ["khoon ki kami", blood],
  ["उदास विद्यार्थी", sad],
  ["डिप्रेशन", sad],
  ["खुदकुशी", sad],
  ["परिक्षा", exams],
  ["tanav", exams],
  ["फोटो वायरल", blackmail],
  ["गुटखा कैसे छोड़ें", tobacco],
  ["सहमती", consent],
  ["बाल विवाह", marriage],
  ["बालविवाह", marriage],
  ["कंडोम", methods],
  ["परिवार नियोजन", methods],
  ["आई-पिल", "/topic/contraception/emergency-contraceptive-pill"],
  ["गर्भ की जांच", "/topic/pregnancy/missed-period-pregnancy-test"],
  ["एड्स", hiv],
  ["लम्बाई", "/topic/nutrition/can-food-make-you-taller"],
  ["कोरोना", "/topic/covid-19"],
  ["नशा", "/topic/substance-use"],
  ["रिश्तों", "/topic/relationship"],
  ["आयरन की गोलियां", "/discussions/view/weekly-iron-tablet"],
  ["स्वस्थ मन", "/info/course/healthy-minds"],
  ["हमारे बारे में", "/about-us"],
];

test.each(english)("in English, '%s' finds %s among the first three", (query, found) => {
  expect(firstThree("en", query)).toContain(found);
});

test.each(hindi)("in Hindi, '%s' finds %s among the first three", (query, found) => {
  expect(firstThree("hi", query)).toContain(found);
});

test.each([
  ["depresion", "depression"],
  ["menstral pain", "menstrual pain"],
  ["माहवरी", "माहवारी"],
  ["depression", null],
  ["khoon ki kami", null],
  ["zzzzqqqq", null],
] as const)("'%s' was perhaps meant as %s", (query, meant) => {
  expect(index.suggest(query)).toBe(meant);
});

test.each(["", "   ", "the of and", "क्या है", "🙂", "\"' OR 1=1 --", "*:*", "a".repeat(100), "(".repeat(100)])(
  "'%s' returns a list of results",
  (query) => {
    expect(() => findMatches(content, "en", query)).not.toThrow();
    expect(() => index.suggest(query)).not.toThrow();
  },
);

test("every lesson is found by its headings; the text below its opening only in a course's first topic", () => {
  const documents = documentsIn(content, "en");
  for (const course of content.courses) {
    for (const [place, topic] of course.topics.entries()) {
      topic.pages.forEach((page, index) => {
        const id = `/course/module/${topic.id}/primary/${index + 1}`;
        const document = documents.find((each) => each.id === id);
        expect(document, id).toMatchObject({ kind: "lesson", title: page.title.en, course: course.id });
        const whole = plainLines(page.html.en);
        if (place === 0) expect(document?.text).toBe(whole);
        else expect(whole.length, id).toBeGreaterThan((document?.text.length ?? 0) * 3);
      });
    }
  }
  expect(
    findMatches(content, "en", "midday meal plate three jobs").some(({ document }) => document.kind === "lesson"),
  ).toBe(true);
});

test.each(languages)("every case is found by its title; the end case leads to the course's list (%s)", (language) => {
  for (const { id: course, cases } of content.courses)
    for (const { id, end, title } of cases) {
      const found = findMatches(content, language, title[language]).find(({ document }) => document.kind === "case");
      const address = end ? `/view/course/${course}#cases` : `/my-courses/${course}/cases/${id}`;
      expect(found?.document, id).toMatchObject({ title: title[language], address, course });
    }
});

test("a query of a hundred letters is fast", () => {
  const query = "xqzwv ".repeat(17).trim().slice(0, 100);
  const before = process.cpuUsage();
  findMatches(content, "hi", query);
  index.suggest(query);
  const { user } = process.cpuUsage(before);
  expect(user / 1000).toBeLessThan(500);
});

test.each([
  ["en", "period", "growing-up-healthy"],
  ["en", "anemia", "growing-up-healthy"],
  ["en", "stress", "healthy-minds"],
  ["hi", "माहवारी", "growing-up-healthy"],
  ["hi", "खून की कमी", "growing-up-healthy"],
  ["hi", "तनाव", "healthy-minds"],
] as const)("in %s, the query %s also finds the course that has a module on it", (language, query, course) => {
  expect(findMatches(content, language, query).map(({ document }) => document.address)).toContain(
    `/info/course/${course}`,
  );
});
