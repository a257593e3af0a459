import type { Operations } from "../call";
import { write } from "../db";
import { translatorFor } from "../i18n/messages";
import { Refusal } from "../refusal";
import { requireLearner } from "../session";
import { readJournal, saveJournal } from "./journal";
import { modules } from "./modules";
import { myCourse, myCourses } from "./my-courses";
import { findCoursePlace, requireCourse, requireTopic, requireTopicOpen, requireTopicPlace } from "./place";
import { emptyRecord, isTopicComplete } from "./progress";
import { recordView } from "./record-view";
import { keepPlace, listTopicRecords, markDone, openTopic, raise } from "./records";

/** `completeCourse` stands in the certificates room, which asks this one. */
export const learning: Omit<Operations<"learning">, "completeCourse"> = {
  modules,
  myCourses,
  myCourse,

  async getMyCourseInfo(context, { courseId }) {
    requireLearner(context);
    const place = await findCoursePlace(context, requireCourse(context.content, courseId));
    return { status: place !== null, message: translatorFor(context.language, "answers")(place ? "enrolled" : "notEnrolled") };
  },

  async topic({ content, language }, { id }) {
    const topic = requireTopic(content, id);
    const course = requireCourse(content, topic.courseId);
    const index = course.topics.indexOf(topic);
    return {
      _id: topic.id,
      name: topic.name[language],
      summary: topic.summary[language],
      module_id: topic.moduleId,
      module_name: course.modules.find((module) => module.id === topic.moduleId)?.name[language] ?? "",
      course_id: course.id,
      course_name: course.name[language],
      primary_pages: topic.pages.length,
      quiz: topic.quiz.length > 0 ? 1 : 0,
      reflective_journal: topic.journal?.[language] ?? null,
      discussion: topic.discussion?.[language] ?? null,
      completion_criteria: topic.completion.join(", ") || "Ungraded",
      previous: course.topics[index - 1]?.id ?? "",
      next: course.topics[index + 1]?.id ?? "",
    };
  },

  async readingPage(context, { id, page }) {
    await requireTopicOpen(context, id);
    const topic = requireTopic(context.content, id);
    const found = topic.pages[Number(page) - 1];
    if (!found) throw new Refusal("NOT_FOUND", "pageUnknown");
    return {
      content: found.html[context.language],
      form_data: null,
      video_url: null,
      topic_name: topic.name[context.language],
      page: Number(page),
      title: found.title[context.language],
    };
  },

  async subtopics({ content, language }, { id }) {
    return requireTopic(content, id).pages.map((page, index) => ({ page: index + 1, icon: "reading", topic_name: page.title[language] }));
  },

  async getMyTopicInfo(context, { topicId }) {
    const { enrollment, topic, record } = await requireTopicPlace(context, topicId);
    if (!record) return { status: false, data: null };
    const journal = topic.journal ? await readJournal(context.db, enrollment, topicId) : null;
    return { status: true, data: recordView(topic, record, journal) };
  },

  async addTopicRecord(context, { topicId, course_id }) {
    const { course, enrollment } = await requireTopicPlace(context, topicId);
    if (requireCourse(context.content, course_id).id !== course.id) throw new Refusal("BAD_REQUEST", "topicOfAnotherCourse");
    await openTopic(context.db, enrollment, topicId, context.now);
    return { status: true, message: translatorFor(context.language, "answers")("saved") };
  },

  async recordReading(context, input) {
    const page = Number(input.page);
    const { enrollment, topic, record = emptyRecord(input.topicId), ...place } = await requireTopicPlace(context, input.topicId);
    const isNew = !place.records.includes(record);
    if (page > topic.pages.length) throw new Refusal("NOT_FOUND", "pageUnknown");
    const moved = enrollment.current_topic_id !== topic.id || enrollment.current_page !== page;
    // Reading a page again changes nothing, so nothing is written.
    if (moved || isNew || record.pagesRead < page) {
      await write(context.db, async (db) => {
        await openTopic(db, enrollment, topic.id, context.now);
        await raise(db, enrollment, topic.id, "pages_read", page);
        if (page === topic.pages.length) await markDone(db, enrollment, topic.id, "reading_done_at", context.now);
        await keepPlace(db, enrollment, topic.id, page);
      });
    }
    const after = { ...record, pagesRead: Math.max(record.pagesRead, page), readingDone: record.readingDone || page === topic.pages.length };
    return { status: true, message: translatorFor(context.language, "answers")("saved"), data: recordView(topic, after, null) };
  },

  async writeJournal(context, { topicId, entry }) {
    const { enrollment, topic } = await requireTopicPlace(context, topicId);
    if (!topic.journal) throw new Refusal("NOT_FOUND", "journalUnknown");
    if (!entry.trim()) throw new Refusal("BAD_REQUEST", "journalBlank");
    const completed = await write(context.db, async (db) => {
      await openTopic(db, enrollment, topicId, context.now);
      await saveJournal(db, enrollment, topicId, entry.trim(), context.now);
      await markDone(db, enrollment, topicId, "journal_done_at", context.now);
      const after = (await listTopicRecords(db, [enrollment.id])).get(enrollment.id) ?? [];
      return isTopicComplete(
        topic,
        after.find((each) => each.topicId === topicId),
      );
    });
    return { status: true, message: translatorFor(context.language, "answers")(completed ? "journalSavedTopicComplete" : "journalSaved") };
  },
};
