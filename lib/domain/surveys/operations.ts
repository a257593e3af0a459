import { CallError } from "../../platform/call-error";
import type { FormQuestion, Topic } from "../../platform/content";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import type { Operations } from "../call";
import {
  hasCompleted,
  learning,
  reportFormsAnswered,
  requireCourse,
  requireCourseAccess,
  requireTopic,
  requireTopicAccess,
} from "../learning";
import { checkedAnswers, formsForAnswers } from "./answers";
import { readAnswers, saveAnswers, wholeCourse } from "./records";

/** The name of the journal in the documented answer of `get-my-topic-info`. */
const journalField = "reflective_journal";

/**
 * The calls of `surveys`: the forms of topics and of a whole course (rule: survey.every-field). @throws CallError
 * BAD_REQUEST for an incomplete form
 */
export const surveys: Operations<"surveys"> = {
  async sendTopicSurvey(context, { params, body = {} }) {
    const { learner, enrollment, course, topic } = await requireTopicAccess(context, params.topicId);
    const forms = formsIn(topic);
    // The one documented call that carries text of a topic takes the journal too (rule: journal.words).
    const { [journalField]: entry, ...others } = body;
    if (topic.journal && typeof entry === "string") {
      const { message } = await learning.writeJournal(context, {
        topicId: topic.id,
        entry,
        language: context.language,
      });
      if (Object.keys(others).length === 0) return { status: true, message };
    }
    if (forms.length === 0) throw new CallError("NOT_FOUND", "surveyUnknown");
    await context.limits.count("surveyLearner", learner.accountId);
    const answers = checkedAnswers(formsForAnswers(forms, body), body, context.language);
    const all = await write(context.db, async (db) => {
      await saveAnswers(db, enrollment, topic.id, answers, context.now);
      const given = await readAnswers(db, learner, course.id, topic.id);
      const answeredAll = forms.flat().every((question) => Object.hasOwn(given, question.id));
      if (answeredAll) await reportFormsAnswered(db, enrollment, topic.id, context.now);
      return answeredAll;
    });
    const completes = all && topic.completion.includes("formSubmit");
    return {
      status: true,
      message: translatorFor(context.language, "answers")(completes ? "surveySavedTopicComplete" : "surveySaved"),
    };
  },

  async readTopicSurvey(context, { topicId }) {
    const learner = requireLearner(context);
    const topic = requireTopic(context.content, topicId);
    return { answers: await readAnswers(context.db, learner, topic.courseId, topic.id) };
  },

  async sendFeedback(context, { params, body = {} }) {
    const place = await requireCourseAccess(context, params.courseId);
    const { learner, enrollment, course } = place;
    if (!course.feedbackForm) throw new CallError("NOT_FOUND", "surveyUnknown");
    // The form is open once the course is complete, like `summary_lock` (rule: conclusion.after-completion).
    if (!hasCompleted(place)) throw new CallError("CONFLICT", "courseIncomplete");
    await context.limits.count("surveyLearner", learner.accountId);
    const answers = checkedAnswers(course.feedbackForm.questions, body, context.language);
    await write(context.db, (db) => saveAnswers(db, enrollment, wholeCourse, answers, context.now));
    return { status: true, message: translatorFor(context.language, "answers")("surveySaved") };
  },

  async readFeedback(context, { courseId }) {
    const learner = requireLearner(context);
    const course = requireCourse(context.content, courseId);
    return { answers: await readAnswers(context.db, learner, course.id, wholeCourse) };
  },
};

function formsIn(topic: Topic): FormQuestion[][] {
  return topic.pages.flatMap((page) => (page.form ? [page.form.questions] : []));
}
