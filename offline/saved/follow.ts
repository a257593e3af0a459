import { tellSent } from "../queue/send-waiting";
import { readCourse, saveCourse, saveTopic } from "./save";
import { readStored } from "./stored";

let isRunning = false;

/**
 * Saves the topics that have opened since a course was saved, where its learner has asked for it: on the way, a minute of
 * internet sends the quiz of one topic and brings the next one (rule: offline.next). Topics that were open and were not
 * chosen, or were removed, are left alone.
 */
export async function followCourses(account: string): Promise<void> {
  if (isRunning || !navigator.onLine) return;
  isRunning = true;
  try {
    for (const { courseId, language, follows, locked = [] } of (await readStored(account)).courses) {
      if (!follows || locked.length === 0) continue;
      const asked = { account, language, signal: new AbortController().signal };
      const course = await readCourse(courseId, asked);
      const opened = course.topics.filter(({ topic_id, open }) => open && locked.includes(topic_id));
      if (opened.length === 0) continue;
      // The course is stored last, so that a topic whose saving broke off is tried again.
      for (const { topic_id, bytes } of opened) await saveTopic(topic_id, bytes, [], asked);
      await saveCourse(course, asked, true);
      tellSent();
    }
  } finally {
    isRunning = false;
  }
}
