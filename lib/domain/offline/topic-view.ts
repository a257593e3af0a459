import { gzipSync } from "node:zlib";
import type { OfferedTopic, SavedCase, SavedTopic } from "../../contract/learning/offline";
import { type Case, publicFileSize, type Topic } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";

const ownFilm = /^\/videos\//;

/** The pages of a topic's lesson in one language. */
export function pagesToSave(topic: Topic, language: Language): SavedTopic["pages"] {
  return topic.pages.map(({ title, html, form, video }) => ({
    title: title[language],
    content: html[language],
    form: form?.html[language] ?? null,
    recording: video && {
      address: video.src,
      title: video.title[language],
      transcript: video.transcript[language],
    },
  }));
}

/** The portal's own pictures that pages show. */
export function findPictures(pages: SavedTopic["pages"]): string[] {
  const found = pages.flatMap(({ content }) => [...content.matchAll(/\ssrc="(\/images\/[^"?]+)"/g)]);
  return [...new Set(found.map(([, address = ""]) => address))];
}

/** What the list of a course says of a topic before it is saved. */
export function offeredTopic(topic: Topic, moduleName: string, open: boolean, language: Language): OfferedTopic {
  const { bytes, recordings } = weigh(topic, language);
  return { topic_id: topic.id, name: topic.name[language], module_name: moduleName, open, bytes, recordings };
}

type Weight = Pick<OfferedTopic, "bytes" | "recordings">;
const weighed = new WeakMap<Topic, Map<Language, Weight>>();

function weigh(topic: Topic, language: Language): Weight {
  const ofTopic = weighed.get(topic) ?? new Map<Language, Weight>();
  weighed.set(topic, ofTopic);
  const before = ofTopic.get(language);
  if (before) return before;
  const pages = pagesToSave(topic, language);
  const questions = topic.quiz.slice(0, topic.quizShown ?? topic.quiz.length).map(inOne(language));
  const texts = JSON.stringify([pages, topic.journal?.[language], topic.discussion?.[language], questions]);
  const films = pages.flatMap(({ recording }) => (recording && ownFilm.test(recording.address) ? recording : []));
  const weight = {
    bytes: gzipSync(texts).length + findPictures(pages).reduce((sum, address) => sum + publicFileSize(address), 0),
    recordings: films.map(({ address, title }) => ({ address, title, bytes: publicFileSize(address) })),
  };
  ofTopic.set(language, weight);
  return weight;
}

const inOne = (language: Language) => (question: Topic["quiz"][number]) => [
  question.question[language],
  question.feedback[language],
  question.options.map((option) => [option[language], option.why?.[language]]),
];

/** A case with all its ways, except which of them are better. */
export function caseToSave({ id, title, situation, steps, closing }: Case, language: Language): SavedCase {
  return {
    id,
    title: title[language],
    situation: situation[language],
    steps: steps.map((step) => ({
      id: step.id,
      text: step.text[language],
      choices: step.choices.map((choice) => ({
        id: choice.id,
        text: choice.text[language],
        to: choice.to,
        reply: choice.reply[language],
      })),
    })),
    closing: closing[language],
  };
}
