import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { OfferedTopic, SavedCase, SavedQuestion, SavedQuiz, SavedTopic } from "../../contract/learning/offline";
import type { QuizQuestion } from "../../contract/quizzes";
import { CallError } from "../../platform/call-error";
import { type Case, publicFileSize, type Topic } from "../../platform/content";
import { writeIfPossible } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { type CallContext, doneWith, type Operations } from "../call";
import {
  creditPage,
  learning,
  openPage,
  recordView,
  requireCourseAccess,
  requireTopicAccess,
  type TopicAccess,
} from "../learning";
import { attemptToSave } from "../quizzes";

/** What a sealed part is for, so that no two have the same key (offline/saved/quiz.ts reads them). */
type Use = "right" | "feedback" | "option";

const digest = (use: Use, salt: string, ids: string[]) =>
  createHash("sha256")
    .update([use, salt, ...[...ids].sort()].join(" "))
    .digest();

/**
 * A question whose key cannot be read off the screen or out of what is saved: a salted digest says whether an answer is
 * right, and what is said of an answer opens with that answer. A program that tries every answer finds the right one;
 * the server marks what is sent by itself, once for each question (threats T4, T40).
 */
function sealQuestion({ id, question, op_type, options, feedback, lesson }: QuizQuestion): SavedQuestion {
  const salt = randomBytes(12).toString("hex");
  const right = options.filter((option) => option.correct).map((option) => option.id);
  return {
    id,
    question,
    op_type,
    salt,
    lesson,
    options: options.map(({ id, option, correct, why }) => ({
      id,
      option,
      sealed: encrypt(JSON.stringify({ correct: correct === true, why: why ?? "" }), digest("option", salt, [id])),
    })),
    right: digest("right", salt, right).toString("hex"),
    feedback: encrypt(feedback ?? "", digest("feedback", salt, right)),
  };
}

/** Adds spaces up to a multiple of 256 bytes, so that the length of a sealed text does not tell the right option. */
function padded(text: string): string {
  return text + " ".repeat((256 - (Buffer.byteLength(text) % 256)) % 256);
}

/** AES-GCM; in base64 the nonce of 12 bytes, the text, and the tag of 16 bytes, as WebCrypto has them. */
function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([nonce, cipher.update(padded(text), "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64",
  );
}

/** The helplines for somebody who is in danger now, by their keys in content/helplines.yaml. */
const urgent = ["emergency", "child", "tele-manas"];

/** The calls of `offline`: what a learner takes along in one language, and the reading time that comes back. */
export const offline: Operations<"offline"> = {
  async course(context, { courseId }) {
    const { course, progress } = await requireCourseAccess(context, courseId);
    const { language } = context;
    const status = new Map(progress.topics.map((each) => [each.topic.id, each.status]));
    const own = course.modules.flatMap(({ resources }) => resources).filter(({ href }) => href.startsWith("/"));
    return {
      course_id: course.id,
      name: course.name[language],
      topics: course.modules.flatMap((module) =>
        module.topics.map((topic) => ({
          topic_id: topic.id,
          name: topic.name[language],
          module_name: module.name[language],
          open: status.get(topic.id) !== "Locked",
          ...weigh(topic, language),
        })),
      ),
      cases: course.cases.filter(({ end }) => !end).map((each) => caseToSave(each, language)),
      plans: own.map(({ href, title }) => ({ address: href, name: title[language] })),
      helplines: context.content.helplines
        .filter(({ key }) => urgent.includes(key))
        .map(({ name, number }) => ({ name: name[language], number })),
    };
  },

  async saveTopic(context, { topicId }) {
    const place = await requireTopicAccess(context, topicId);
    const { course, topic, enrollment } = place;
    const { language } = context;
    // The time of what is read without a network is counted from the last page that the portal knows of.
    if (enrollment.page_opened_at === null) await writeIfPossible(() => openPage(context, place, 1));
    const pages = pagesToSave(topic, language);
    const discussion = topic.discussion?.[language];
    return {
      topic_id: topic.id,
      name: topic.name[language],
      course_id: course.id,
      course_name: course.name[language],
      pages,
      quiz: await quizToSave(context, place),
      journal: await journalToSave(context, place),
      discussion: discussion ? { slug: topic.id, text: discussion } : null,
      pictures: findPictures(pages),
    };
  },

  async recordReading(context, { topicId, page, seconds }) {
    const place = await requireTopicAccess(context, topicId);
    const { topic } = place;
    if (Number(page) > topic.pages.length) throw new CallError("NOT_FOUND", "pageUnknown");
    const { record, completesTopic } = await creditPage(context, place, Number(page), Number(seconds) * 1000);
    return {
      ...doneWith(context, "saved"),
      data: recordView(place, record, null, place.enrollment, context.settings),
      completes_topic: completesTopic,
    };
  },
};

async function quizToSave(context: CallContext, place: TopicAccess): Promise<SavedQuiz | null> {
  const saved = await attemptToSave(context, place);
  return (
    saved && {
      attempt: saved.number,
      passing_percent: place.course.quizPassingPercent,
      questions: saved.questions.map(sealQuestion),
      answered: saved.answers.map(({ questionId, choices, correct }) => ({ id: questionId, choices, correct })),
    }
  );
}

async function journalToSave(context: CallContext, { course, topic }: TopicAccess): Promise<SavedTopic["journal"]> {
  const { language } = context;
  const prompt = topic.journal?.[language];
  if (!prompt) return null;
  const { journal } = await learning.readJournal(context, { topicId: topic.id, language });
  const text = journal.draft ?? journal.entry ?? "";
  return { prompt, text, submitted: journal.entry !== null, reviewed: course.completionReview };
}

const ownFilm = /^\/videos\//;

function pagesToSave(topic: Topic, language: Language): SavedTopic["pages"] {
  return topic.pages.map(({ title, html, form, video }) => ({
    title: title[language],
    content: html[language],
    form: form?.html[language] ?? null,
    recording: video && { address: video.src, title: video.title[language], transcript: video.transcript[language] },
  }));
}

/** The portal's own pictures that pages show. */
function findPictures(pages: SavedTopic["pages"]): string[] {
  const found = pages.flatMap(({ content }) => [...content.matchAll(/\ssrc="(\/images\/[^"?]+)"/g)]);
  return [...new Set(found.map(([, address = ""]) => address))];
}

/** What the list of a course says of the size of a topic before it is saved. */
type Weight = Pick<OfferedTopic, "bytes" | "recordings">;
const weighed = new WeakMap<Topic, Partial<Record<Language, Weight>>>();

function weigh(topic: Topic, language: Language): Weight {
  const known = weighed.get(topic)?.[language];
  if (known) return known;
  const pages = pagesToSave(topic, language);
  const questions = topic.quiz.slice(0, topic.quizShown ?? topic.quiz.length).map(inOne(language));
  const texts = JSON.stringify([pages, topic.journal?.[language], topic.discussion?.[language], questions]);
  const films = pages.flatMap(({ recording }) => (recording && ownFilm.test(recording.address) ? recording : []));
  const weight = {
    bytes: gzipSync(texts).length + findPictures(pages).reduce((sum, address) => sum + publicFileSize(address), 0),
    recordings: films.map(({ address, title }) => ({ address, title, bytes: publicFileSize(address) })),
  };
  weighed.set(topic, { ...weighed.get(topic), [language]: weight });
  return weight;
}

const inOne = (language: Language) => (question: Topic["quiz"][number]) => [
  question.question[language],
  question.feedback[language],
  question.options.map((option) => [option[language], option.why?.[language]]),
];

/** A case with all its ways, except which of them are better. */
function caseToSave({ id, title, situation, steps, closing }: Case, language: Language): SavedCase {
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
