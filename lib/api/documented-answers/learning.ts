import { ORPCError } from "@orpc/client";
import type { Answer, Options, UpstreamClient } from "../documented-backend/or-documented";
import { type Completion, type Completions, done, filled, isTrue, toList } from "./complete";

type Modules = Answer<"learning", "modules">;
type TopicRecord = NonNullable<Answer<"learning", "getMyTopicInfo">["data"]>;

/** A topic is complete at a quiz score over seven (documented business constant). */
const scoreOfPassedQuiz = 7;

const recheckMs = 10 * 60_000;

/** Adds the undocumented fields of the learner's course, from other documented calls or empty. */
export function documentedLearning({ learning, courses }: UpstreamClient): Completions["learning"] {
  let journalChecked = { at: Number.NEGATIVE_INFINITY, takesEntries: true };

  const completeModules: Completion<"learning", "modules"> = async (sent, { params: { id } }, options) => ({
    ...sent,
    status: isTrue(sent.status),
    enrollStatus: isTrue(sent.enrollStatus),
    summary_lock: isTrue(sent.summary_lock),
    discussion_tab: isTrue(sent.discussion_tab) ? "Yes" : "No",
    resources_tab: isTrue(sent.resources_tab) ? "Yes" : "No",
    discussion: toList(sent.discussion),
    // Topics with the same module name belong to one module.
    moduleTopic_info: sent.moduleTopic_info.map((each) =>
      filled({ module_id: each.module_name, minutes: 0, unlocked_by: null }, each),
    ),
    enrollment_info: sent.enrollment_info.map((each) => filled({ current_page: null }, each)),
    course_info: await completeCourseInfo(sent.course_info ?? {}, id, options),
    module_resources: toList(sent.module_resources).map((each) => ({
      ...filled({ module_id: each.module_name }, each),
      resources: each.resources ?? "",
    })),
  });

  /** Name, kind of certificate and descriptions are documented fields of the course itself. */
  async function completeCourseInfo(
    sent: Partial<Modules["course_info"]>,
    id: string,
    options: Options,
  ): Promise<Modules["course_info"]> {
    const { name, module_level_certificate, course_completion_review } = sent;
    const isWhole =
      name !== undefined && module_level_certificate !== undefined && course_completion_review !== undefined;
    const course = isWhole ? null : await courses.detail({ id, language: options.context.language }, options);
    return {
      name: course?.name ?? "",
      module_level_certificate: course?.module_level_certificate ?? 0,
      course_completion_review: course?.course_completion_review ?? 0,
      discussion_desc: course?.discussion_desc ?? "",
      resources_desc: course?.resources_desc ?? "",
      slug: id,
      icon: "",
      ...sent,
    };
  }

  /** A course that the backend lists and whose own call fails is still listed. */
  async function readOwn(id: string, options: Options): Promise<Modules | null> {
    const { language } = options.context;
    const input = { params: { id }, query: { language }, body: { language } };
    try {
      return await completeModules(await learning.modules(input, options), input, options);
    } catch (error) {
      if (error instanceof ORPCError && (error.status === 403 || error.status === 404)) return null;
      throw error;
    }
  }

  /** Progress, place and certificate of a course are documented in the response of the call for that course. */
  async function completeMyCourse(sent: Answer<"learning", "myCourses">["data"][number], options: Options) {
    const own = sent.progress === undefined ? await readOwn(sent.slug, options) : null;
    const enrollment = own?.enrollment_info[0];
    return filled(
      {
        enrollment_id: enrollment?.id,
        progress: enrollment?.progress ?? 0,
        certificateId: enrollment?.certificateId ?? null,
        current_topic: enrollment?.current_topic ?? null,
        current_page: null,
        module_level_certificate: own?.course_info.module_level_certificate ?? 0,
        course_completion_review: own?.course_info.course_completion_review,
        topics: own?.moduleTopic_info.flatMap(({ slug, status }) => (slug === null ? [] : [{ topicId: slug, status }])),
      },
      sent,
    );
  }

  /** Whether the backend has a call for journal entries; none is documented. */
  async function takesEntries(topicId: string, options: Options): Promise<boolean> {
    if (performance.now() - journalChecked.at < recheckMs) return journalChecked.takesEntries;
    const { language } = options.context;
    const isThere = await learning.readJournal({ topicId, language }, options).then(
      () => true,
      // For a guest, or a learner who is not enrolled, the error is not 404.
      (error) => !(error instanceof ORPCError && error.status === 404),
    );
    journalChecked = { at: performance.now(), takesEntries: isThere };
    return isThere;
  }

  return {
    getMyCourseInfo: (sent) => ({ ...done(sent), status: isTrue(sent.status), progress: sent.progress ?? null }),
    modules: completeModules,
    /** Takes the course's name from the course where the topic lacks it: "course for a topic page". */
    async topic(sent, { id }, options) {
      const { language } = options.context;
      const course_name = sent.course_name ?? (await courses.detail({ id: sent.course_id, language }, options)).name;
      const topic = { ...filled({ _id: id, summary: "" }, sent), course_name };
      const isWhole = topic.reflective_journal === null || (await takesEntries(id, options));
      return isWhole ? topic : { ...topic, reflective_journal: null };
    },
    readingPage: (sent) => filled({ title: sent.topic_name }, sent),
    getMyTopicInfo: ({ status, data }) => ({ status: isTrue(status), data: data ? completeRecord(data) : null }),
    addTopicRecord: done,
    completeCourse: (sent) => filled({ status: true, message: "", certificateId: null }, sent),
    myCourses: async (sent, _, options) => ({
      ...sent,
      data: await Promise.all(sent.data.map((course) => completeMyCourse(course, options))),
    }),
    unenroll: done,
  };
}

/** The sections of a topic that are done, from the documented responses about it. */
export function completeRecord(sent: TopicRecord): TopicRecord {
  return filled(
    {
      quiz_done: Number(sent.quiz ?? 0) > scoreOfPassedQuiz,
      journal_done: Boolean(sent.reflective_journal),
      form_done: sent.status === "Completed",
    },
    sent,
  );
}
