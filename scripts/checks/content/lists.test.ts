import { expect, test } from "vitest";
import { contentLists, formOfOpening, likePages, pageLists, styleLists } from "./lists";
import { repeatedInFiles, repeatedSentences } from "./repeats";
import type { WrittenText } from "./texts";

const file = (name: string, language: "en" | "hi", source: string): WrittenText => ({ file: name, language, source });
const topic = "courses/c/01-m/01-t";
const noPicture = () => null;

test("passives in a chain, images from English and a quiz's semicolons are listed with their lines", () => {
  const lists = (source: string, name = `${topic}/1.hi.md`) => styleLists([file(name, "hi", source)]);
  expect(lists("वह आया।\nयह काम किया जाना है।")).toEqual([`${topic}/1.hi.md: line 2 has a chain of passives`]);
  expect(lists("बात कही जाती है और सुनी जाती है।")).toEqual([`${topic}/1.hi.md: line 1 has a chain of passives`]);
  expect(lists("बात करने से रास्ता खुलता है।")).toEqual([
    `${topic}/1.hi.md: line 1 has an image that may come from English: रास्ता खुल`,
  ]);
  // A wound of the skin and a door of wood are none.
  expect(lists("घाव को पानी से धोएँ।\nदरवाज़े और खिड़कियाँ खोलें।")).toEqual([]);
  expect(lists("मन के गहरे घाव भर जाते हैं।")).toEqual([
    `${topic}/1.hi.md: line 1 has an image that may come from English: मन के गहरे घाव`,
  ]);
  expect(lists("रुकें; सुनें।", `${topic}/quiz.yaml`)).toEqual([`${topic}/quiz.yaml: line 1 has a semicolon`]);
  expect(lists("बात कही जाती है। वह घर जाता है।")).toEqual([]);
});

test("the form of an opening is a question, a quotation, a condition, a story or its first word", () => {
  const forms = [
    ["---\ntitle: T\n---\nWho asks? You do.", "a question"],
    ['"Sir, am I ill?" she asks.', "a quotation"],
    ["If a student faints, lay her down.", "a condition"],
    ["जब कोई रोए, तो रुकें।", "a condition"],
    [":::story\nA.\n:::", "a story"],
    ["एक शिक्षक आते हैं।", '"एक"'],
  ] as const;
  for (const [source, form] of forms) expect(formOfOpening(source)).toBe(form);
  expect(formOfOpening('::scene{name="a-scene"}\n\nक्या करें?')).toBe("a question");
});

test("two pages of a topic that begin alike, stories and Mondays everywhere stop the build", () => {
  const pages = ["1", "2", "3"].map((name) =>
    file(`${topic}/${name}.hi.md`, "hi", `${name === "3" ? "सुनें।" : "क्या करें?"}\n\n:::classroom\nसोमवार को\n:::`),
  );
  expect(likePages(pages)).toEqual([
    { file: `${topic}/2.hi.md`, field: "", message: `begins with a question, as ${topic}/1.hi.md` },
    { file: "courses/c", field: "", message: "3 of 3 blocks for the class say Monday" },
  ]);
  const told = ["1", "2"].map((name) => file(`${topic}/${name}.hi.md`, "hi", `${name} बजे।\n\n:::story\nवह आई।\n:::`));
  expect(likePages(told)).toEqual([
    { file: "courses/c", field: "", message: "2 of 2 pages tell a story, more than a third" },
  ]);
  expect(likePages([...told.slice(0, 1), ...pages.slice(2)])).toEqual([]);
});

test("pages without figure, blackboard or scene are listed, and figures without labels", () => {
  const pages = ["1", "2"].map((name) => file(`${topic}/${name}.hi.md`, "hi", `${name} बजे।`));
  expect(pageLists(pages, noPicture)).toEqual([
    `courses/c: 2 of 2 pages have no picture: ${pages.map((page) => page.file).join(", ")}`,
  ]);
  const shown = ['::board{name="x"}', '::scene{name="x"}'].map((source) => file("articles/a/b/hi.md", "hi", source));
  expect(pageLists(shown, noPicture)).toEqual([]);
  expect(pageLists([...shown, file("articles/a/c/hi.md", "hi", '::figure{src="/images/x.svg"}')], noPicture)).toEqual(
    [],
  );
  const drawn = [file("articles/a/b/hi.md", "hi", '::figure{src="/images/x.svg" alt="अ"}')];
  expect(pageLists(drawn, () => "<svg><path/></svg>")).toEqual([
    "articles/a: 1 of 1 pictures have no label: /images/x.svg",
  ]);
  expect(pageLists(drawn, () => "<svg><text>गर्भाशय</text></svg>")).toEqual([]);
});

test("a sentence of a page that a handout repeats is listed, and stops nothing", () => {
  const sentence = "A wrapped pad in a covered bin harms nobody at all.";
  const texts = [file(`${topic}/1.en.md`, "en", sentence), file("handouts/h/en.md", "en", sentence)];
  expect(repeatedSentences(texts)).toEqual([]);
  expect(repeatedInFiles(texts)).toEqual([
    `handouts/h/en.md: line 1 repeats a sentence of ${topic}/1.en.md, line 1: ${sentence}`,
  ]);
});

test("a form may ask again what an earlier form of the courses asked, a page may not", () => {
  const sentence = "How easy is it for you to speak with a class today?";
  const texts = [`${topic}/1.yaml`, "courses/c/feedback.yaml"].map((name) => file(name, "en", sentence));
  expect(repeatedInFiles(texts)).toEqual([]);
  expect(repeatedInFiles([...texts, file("courses/c/about.en.md", "en", sentence)])).toHaveLength(1);
});

test("no published page is listed", () => {
  expect(contentLists("content", "public")).toEqual([]);
});
