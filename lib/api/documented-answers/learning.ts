import { ORPCError } from "@orpc/client";
import type { ModulesAnswer, MyCourse, ReadingPage, TopicData, TopicRecordAnswer } from "../../contract/learning";
import type { Language } from "../../platform/i18n/language";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import { isTrue, type Sent, toList } from "./complete";

type ModuleTopic = ModulesAnswer["moduleTopic_info"][number];
type SentTopic = Sent<ModuleTopic, Exclude<keyof ModuleTopic, "name" | "slug" | "status" | "module_name">>;
type Enrollment = ModulesAnswer["enrollment_info"][number];
type Module = ModulesAnswer["module_resources"][number];
type SentModules = Omit<ModulesAnswer, "moduleTopic_info" | "enrollment_info" | "course_info" | "module_resources"> & {
  moduleTopic_info: SentTopic[];
  enrollment_info: Sent<Enrollment, "current_page" | "resume">[];
  course_info?: Partial<ModulesAnswer["course_info"]>;
  module_resources: Sent<Module, "module_id" | "resources">[];
};
type SentMyCourse = Sent<MyCourse, Exclude<keyof MyCourse, "slug" | "name" | "icon" | "status" | "enrolled_date">>;
type SentRecord = Sent<
  TopicRecordAnswer,
  Exclude<keyof TopicRecordAnswer, "status" | "reflective_journal" | "discussion" | "quiz" | "primary_reading">
>;

/** A topic is complete at a quiz score over seven (documented business constant). */
const scoreOfPassedQuiz = 7;

/** Adds the undocumented fields of the learner's course, from other documented calls or empty. */
export function documentedLearning({ learning, courses }: UpstreamClient) {
  async function completeModules(
    sent: SentModules,
    { params: { id } }: Parameters<UpstreamClient["learning"]["modules"]>[0],
    options: Options,
  ): Promise<ModulesAnswer> {
    return {
      ...sent,
      status: isTrue(sent.status),
      enrollStatus: isTrue(sent.enrollStatus),
      summary_lock: isTrue(sent.summary_lock),
      discussion_tab: isTrue(sent.discussion_tab) ? "Yes" : "No",
      resources_tab: isTrue(sent.resources_tab) ? "Yes" : "No",
      discussion: toList<ModulesAnswer["discussion"][number]>(sent.discussion),
      moduleTopic_info: sent.moduleTopic_info.map(completeTopicInList),
      enrollment_info: sent.enrollment_info.map((each) => ({ current_page: null, ...each }) as Enrollment),
      course_info: await completeCourseInfo(sent.course_info ?? {}, id, options),
      module_resources: toList<SentModules["module_resources"][number]>(sent.module_resources).map(completeModule),
    };
  }

  /** Name, kind of certificate and descriptions are documented fields of the course itself. */
  async function completeCourseInfo(
    sent: Partial<ModulesAnswer["course_info"]>,
    id: string,
    options: Options,
  ): Promise<ModulesAnswer["course_info"]> {
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

  /** Takes the course's name from the course where the topic lacks it: "course for a topic page". */
  async function completeTopic(
    sent: Sent<TopicData, "_id" | "summary" | "course_name">,
    { id }: { id: string },
    options: Options,
  ): Promise<TopicData> {
    const named =
      sent.course_name ??
      (await courses.detail({ id: sent.course_id, language: options.context.language }, options)).name;
    return { _id: id, summary: "", ...sent, course_name: named } as TopicData;
  }

  /** Progress, place and certificate of a course are documented in the response of the call for that course. */
  async function completeMyCourse(sent: SentMyCourse, language: Language, options: Options): Promise<MyCourse> {
    const own = sent.progress === undefined ? await readOwn(sent.slug, language, options) : null;
    const enrollment = own?.enrollment_info[0];
    return {
      enrollment_id: enrollment?.id ?? "",
      progress: enrollment?.progress ?? 0,
      certificateId: enrollment?.certificateId ?? null,
      current_topic: enrollment?.current_topic ?? null,
      module_level_certificate: own?.course_info.module_level_certificate ?? 0,
      course_completion_review: own?.course_info.course_completion_review ?? 0,
      current_page: null,
      resume: null,
      topics: (own?.moduleTopic_info ?? []).flatMap(({ slug, status }) =>
        slug === null ? [] : [{ topicId: slug, status }],
      ),
      wall_look: "",
      certificates: [],
      ...sent,
    };
  }

  /** A course that the backend lists and whose own call fails is still listed. */
  async function readOwn(id: string, language: Language, options: Options): Promise<ModulesAnswer | null> {
    const input = { params: { id }, query: { language }, body: { language } };
    try {
      return await completeModules(await learning.modules(input, options), input, options);
    } catch (error) {
      if (error instanceof ORPCError && (error.status === 403 || error.status === 404)) return null;
      throw error;
    }
  }

  return { completeModules, completeTopic, completeMyCourse };
}

/** Topics with the same module name belong to one module. */
function completeTopicInList(sent: SentTopic): ModuleTopic {
  return {
    module_id: sent.module_name,
    minutes: 0,
    unlocked_by: null,
    needs: [],
    next_page: 1,
    unread_pages: [],
    ...sent,
  };
}

function completeModule(sent: SentModules["module_resources"][number]): Module {
  return { module_id: sent.module_name, ...sent, resources: sent.resources ?? "" };
}

export function completeReadingPage(sent: Sent<ReadingPage, "title">): ReadingPage {
  return { title: sent.topic_name, ...sent };
}

/** The sections of a topic that are done, from the documented responses about it. */
export function completeRecord(sent: SentRecord): TopicRecordAnswer {
  return {
    reading_done: true,
    open_page: null,
    quiz_done: Number(sent.quiz ?? 0) > scoreOfPassedQuiz,
    journal_done: Boolean(sent.reflective_journal),
    form_done: sent.status === "Completed",
    module_rest_done: false,
    ...sent,
  };
}
