import { courses } from "../../lib/domain/courses";
import { discussions } from "../../lib/domain/discussions";
import { learning } from "../../lib/domain/learning";
import { quizzes } from "../../lib/domain/quizzes";
import { surveys } from "../../lib/domain/surveys";
import { rightChoices, wholeSurvey, wrongChoices } from "../../lib/domain/testing/learners";
import type { Course, Topic } from "../../lib/platform/content";
import { type Place, places, type SeedLanguage } from "./person";
import type { Visit } from "./visit";
import { moduleComment } from "./words";

/**
 * The entry names the topic, because no two entries of a person may have the same text. It has one sentence of each
 * list. Any two of 42 persons share at most one, because the portal rejects a text that is nearly another's (rule:
 * journal.words).
 */
function journalEntry({ name }: Topic, language: SeedLanguage, person: number): string {
  const { tried, next } = sentences[language];
  const first = tried[person % tried.length];
  const second = next[Math.floor(person / tried.length) % next.length];
  return `${name[language]}: ${first} ${second}`;
}

const sentences: Record<SeedLanguage, { tried: string[]; next: string[] }> = {
  en: {
    tried: [
      "After the lesson I put a question box in class 8. Three slips came on the first day, eleven on the second.",
      "Two boys laughed when I began. I waited, told them about my own school years, and they became quiet.",
      "My class drew what worries them at home. Nearly everybody drew money, and one girl an empty plate.",
      "We sat in a circle under the neem tree. Without desks between us even Farida spoke.",
      "I read the story aloud, stopped before its end, and let each row finish it differently.",
      "A mother came to complain about this topic. She stayed, listened from the door, and thanked me.",
      "On Tuesday I asked only one thing and counted to ten in silence. Six hands went up.",
    ],
    next: [
      "Next time I will ask the children what they think before I answer.",
      "From now on every week has fifteen minutes for such conversations, straight after prayers.",
      "I shall invite our ANM, because medical facts from her convince parents more than mine.",
      "Older pupils could lead this for younger ones; I have already chosen four of them.",
      "What I still find hard is saying certain words without blushing, so I practise with a colleague.",
      "Before summer holidays I want to repeat it with another section and compare both.",
    ],
  },
  hi: {
    tried: [
      "पाठ के बाद मैंने कक्षा 8 में सवालों का डिब्बा रखा। पहले दिन तीन पर्चियाँ आईं, दूसरे दिन ग्यारह।",
      "शुरू करते ही दो लड़के हँसने लगे। मैंने रुककर अपने बचपन का किस्सा सुनाया, तो सब चुप हो गए।",
      "बच्चों से घर की चिंताओं का चित्र बनवाया। लगभग हर किसी ने पैसे बनाए, एक बच्ची ने खाली थाली।",
      "हम नीम के पेड़ तले गोल घेरे में बैठे। बीच में मेज़ नहीं थी, इसलिए फरीदा भी बोली।",
      "कहानी ज़ोर से पढ़ी, अंत से ठीक पहले रोक दी, और हर पंक्ति से अलग समापन लिखवाया।",
      "एक माँ इस विषय की शिकायत लेकर आईं। दरवाज़े पर खड़ी सुनती रहीं और जाते समय धन्यवाद कहा।",
      "मंगलवार को बस इतना पूछा और दस तक गिनते हुए इंतज़ार किया। छह हाथ ऊपर उठे।",
    ],
    next: [
      "अगली बार मैं जवाब देने से पहले बच्चों से पूछूँगा कि वे क्या सोचते हैं।",
      "अब हर हफ़्ते प्रार्थना सभा के तुरंत बाद पंद्रह मिनट ऐसी बातचीत के लिए रखे हैं।",
      "एएनएम दीदी को बुलाऊँगा, क्योंकि सेहत की जानकारी उनके मुँह से अभिभावक ज़्यादा मानते हैं।",
      "बड़ी कक्षा के विद्यार्थी यह गतिविधि छोटों को करा सकते हैं; चार नाम चुन लिए हैं।",
      "कुछ शब्द बिना झिझके कहना मुझे आज भी कठिन लगता है, सो साथी शिक्षक के साथ अभ्यास करता हूँ।",
      "गर्मी की छुट्टी से पूर्व दूसरे सेक्शन में दोहराकर दोनों का अंतर देखना चाहता हूँ।",
    ],
  },
};

/** How long a page is open: long enough for every page to count as read. */
const minutesForPage = 4;
const minutesBetweenTopics = 17 * 60;

export function requireCourse(visit: Visit, id: string): Course {
  const course = visit.guest().content.courseById.get(id);
  if (!course) throw new Error(`There is no course ${id}`);
  return course;
}

export async function enroll(visit: Visit, course: Course, place: Place): Promise<void> {
  visit.wait(2);
  await courses.enroll(await visit.learner(), { id: course.id, utm_campaign: places[place].campaign });
}

export async function readPages(visit: Visit, topic: Topic, howMany = topic.pages.length): Promise<void> {
  for (const index of topic.pages.slice(0, howMany).keys()) {
    await learning.recordReading(await visit.learner(), { topicId: topic.id, page: index + 1 });
    visit.wait(minutesForPage);
  }
}

export async function takeQuiz(visit: Visit, topic: Topic, result: "right" | "wrong"): Promise<void> {
  const choose = result === "right" ? rightChoices : wrongChoices;
  if (topic.quiz.length === 0) return;
  const { questions } = await quizzes.attempt(await visit.learner(), { topicId: topic.id });
  for (const { id } of questions) {
    const learner = await visit.learner();
    // A question of another topic, in a course's last quiz, has that topic's id before its own.
    const [name, other] = id.split("--").reverse() as [string, string | undefined];
    const { quiz } = learner.content.topicById.get(other ?? topic.id) ?? topic;
    const question = quiz.find((each) => each.id === name);
    if (question) await quizzes.answer(learner, { topicId: topic.id, questionId: id, choices: choose(question) });
  }
}

/** Fails the quiz several times, with the pauses in between. */
export async function failQuiz(visit: Visit, topic: Topic, times: number): Promise<void> {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    if (attempt > 1) {
      visit.wait(20);
      await quizzes.retake(await visit.learner(), { topicId: topic.id });
    }
    await takeQuiz(visit, topic, "wrong");
  }
}

/** Completes a topic; the next one follows a day later. */
export async function completeTopic(visit: Visit, topic: Topic): Promise<void> {
  await readPages(visit, topic);
  await takeQuiz(visit, topic, "right");
  const learner = await visit.learner();
  const { id: topicId } = topic;
  if (topic.pages.some(({ form }) => form))
    await surveys.sendTopicSurvey(learner, { params: { topicId }, body: wholeSurvey(topic) });
  if (topic.discussion)
    await discussions.addModuleComment(learner, {
      discussionSlug: topicId,
      topicId,
      comment: moduleComment(topic, visit.language, learner.learner?.username ?? ""),
    });
  if (topic.journal)
    await learning.writeJournal(learner, {
      topicId,
      entry: journalEntry(topic, visit.language, visit.number),
      readers: "coordinator",
    });
  visit.wait(minutesBetweenTopics);
}

export async function completeTopics(visit: Visit, topics: Topic[]): Promise<void> {
  for (const topic of topics) await completeTopic(visit, topic);
}

export async function rate(visit: Visit, course: Course, rating: number): Promise<void> {
  await courses.rate(await visit.learner(), { id: course.id, rating });
}
