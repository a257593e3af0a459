import type { SavedQuiz, SavedTopic } from "../../contract/learning/offline";
import { CallError } from "../../platform/call-error";
import { writeIfPossible } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import type { CallContext, Operations } from "../call";
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
import { sealQuestion } from "./seal-question";
import { caseToSave, findPictures, offeredTopic, pagesToSave } from "./topic-view";

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
        module.topics.map((topic) =>
          offeredTopic(topic, module.name[language], status.get(topic.id) !== "Locked", language),
        ),
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
      status: true,
      message: translatorFor(context.language, "answers")("saved"),
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
