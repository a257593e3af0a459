import { expect, test } from "vitest";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { publishedContent } from "../../platform/content/testing/published-content";
import type { Language } from "../../platform/i18n/language";
import { documentsIn } from "./documents";
import { findMatches, indexFor } from "./find";

const content = publishedContent();
const index = indexFor(content);
const found = (language: Language, query: string) =>
  findMatches(content, language, query).map(({ document }) => document.address);

const nightfall = "/topic/our-bodies/is-nightfall-harmful";
const pimples = "/topic/our-bodies/pimples-what-helps";
const size = "/topic/our-bodies/is-my-size-normal";
const weight = "/topic/nutrition/too-thin-or-too-heavy";
const hands = "/topic/nutrition/hands-water-toilet";
const anger = "/topic/relationship/how-to-handle-anger";
const sayingNo = "/topic/relationship/saying-no-to-friends";
const fair = "/topic/relationship/fair-to-everyone";
const infections = "/topic/hiv-and-infections/sti-signs-and-treatment";
const discharge = "/topic/hiv-and-infections/white-discharge-or-infection";
const condom = "/topic/contraception/how-to-use-a-condom";
const firstAid = "/topic/covid-19/first-aid-at-school";
const parentDrinks = "/topic/substance-use/a-parent-who-drinks";
const drugs = "/topic/substance-use/ganja-glue-pills";
const tobaccoFree = "/topic/substance-use/tobacco-free-school";
const phone = "/topic/cyber-bullying/phone-takes-over";
const fakeProfile = "/topic/cyber-bullying/fake-profile-or-hacked";
const fakeNews = "/topic/cyber-bullying/fake-news-and-made-pictures";
const road = "/topic/covid-19/safe-on-the-road";
const hpvVaccine = "/topic/hiv-and-infections/hpv-vaccine";
const bullied = "/topic/cyber-bullying/is-a-student-bullied-online";
const attraction = "/course/module/feelings-and-friends/primary/2";
const abuse = "/topic/gender-based-violence/when-a-child-tells-of-abuse";

test.each([
  ["en", "cyberbullying", bullied],
  ["hi", "साइबरबुलिंग", bullied],
  ["hi", "cyberbullying", bullied],
  ["hi", "निरोध", condom],
  ["hi", "सेक्स", infections],
  ["hi", "pocso", abuse],
  ["hi", "वैक्सीन", hpvVaccine],
  ["en", "login", "/login"],
  ["hi", "login", "/login"],
  ["hi", "एक्सेसिबिलिटी", "/accessibility"],
  ["en", "teen pregnancy", "/topic/pregnancy/teenage-pregnancy-care-and-rights"],
  ["hi", "teen pregnancy", "/topic/pregnancy/teenage-pregnancy-care-and-rights"],
  ["en", "acne", pimples],
  ["hi", "मुंहासे", pimples],
  ["hi", "हस्तमैथुन", nightfall],
  ["hi", "muhase", pimples],
  ["en", "penis size", size],
  ["hi", "लिंग का साइज", size],
  ["hi", "stretch marks", size],
  ["en", "weight", weight],
  ["hi", "वजन कैसे बढ़ाएं", weight],
  ["hi", "मोटापा", weight],
  ["en", "hand washing steps", hands],
  ["hi", "टॉयलेट", hands],
  ["en", "angry", anger],
  ["hi", "gussa", anger],
  ["en", "peer pressure", sayingNo],
  ["hi", "दोस्तों का दबाव", sayingNo],
  ["en", "caste", fair],
  ["hi", "कक्षा में भेदभाव", fair],
  ["hi", "भेदभाव", fair],
  ["en", "gay", attraction],
  ["hi", "LGBT", attraction],
  ["en", "dating", "/topic/relationship"],
  ["en", "unwanted 72", "/topic/contraception/emergency-contraceptive-pill"],
  ["en", "safed pani", discharge],
  ["en", "snake bite", firstAid],
  ["hi", "साँप काट ले", firstAid],
  ["en", "saanp ne kata", firstAid],
  ["hi", "सफेद पानी", discharge],
  ["en", "ganja", drugs],
  ["hi", "गांजा पीने से क्या होता है", drugs],
  ["hi", "दोस्त गोंद सूँघता है", drugs],
  ["en", "glue sniffing", drugs],
  ["hi", "नशे की गोली", drugs],
  ["hi", "पापा शराब पीते हैं", parentDrinks],
  ["hi", "papa sharab peete hain", parentDrinks],
  ["en", "alcoholic father", parentDrinks],
  ["hi", "स्कूल के पास गुटखा बिकता है", tobaccoFree],
  ["en", "shop near school sells gutkha", tobaccoFree],
  ["en", "tofei", tobaccoFree],
  ["hi", "मोबाइल की लत", phone],
  ["hi", "mobile ki lat", phone],
  ["en", "gaming addiction", phone],
  ["hi", "फेक आईडी", fakeProfile],
  ["en", "instagram hacked", fakeProfile],
  ["hi", "ऑनलाइन ठगी", fakeProfile],
  ["hi", "फेक न्यूज़", fakeNews],
  ["en", "rumour", fakeNews],
  ["en", "deepfake", fakeNews],
  ["hi", "एक्सीडेंट", road],
  ["hi", "sadak suraksha", road],
  ["en", "helmet", road],
  ["hi", "पासवर्ड भूल गया", "/reset-password"],
  ["en", "complaint", "/grievance"],
  ["hi", "बिहार", "/bihar"],
] as const)("in %s, '%s' leads to %s first", (language, query, address) => {
  expect(found(language, query)[0]).toBe(address);
});

test.each(["en", "hi"] as const)("in %s, a helpline's number or name finds the pages that list it", (language) => {
  for (const query of ["1098", "14416", "telemanas"]) {
    expect(found(language, query), query).toEqual(
      expect.arrayContaining(["/handouts/helplines", "/resources", "/contact-us"]),
    );
  }
});

test.each(["giraffe", "zebra", "pizza", "xyz"])("'%s' is not corrected to another word", (query) => {
  for (const language of ["en", "hi"] as const) {
    expect(found(language, query)).toEqual([]);
    expect(index.suggest(query)).toBeNull();
  }
});

test.each([
  ["teen pregnancy", null],
  ["adolesc", null],
  ["cyberbullying", null],
  ["unwanted 72", null],
  ["suiside", "suicide"],
  ["pregnency", "pregnancy"],
  ["condem", "condom"],
])("'%s' finds %s", (query, instead) => {
  expect(index.suggest(query)).toBe(instead);
  expect(found("en", query).length).toBeGreaterThan(0);
});

test("a correction is reported, and only the corrected words are replaced", () => {
  for (const query of ["depresion", "menstral", "masterbation", "contraseption"]) {
    const instead = index.suggest(query);
    expect(instead, query).not.toBeNull();
    expect(found("en", query)[0], query).toBe(found("en", instead ?? "")[0]);
  }
});

test.each(["en", "hi"] as const)("in %s, every public page except the home page is searched", (language) => {
  const searched = documentsIn(content, language).map(({ address }) => address);
  expect(searched).toEqual(
    expect.arrayContaining(publicPages(content).flatMap(({ path }) => (path === "/" ? [] : path))),
  );
  expect(new Set(searched).size).toBe(searched.length);
});
