import { firstFigures as figures } from "../figures";

type FigureName = keyof typeof figures;

/** What each topic is on the wall of its course. A topic that is missing here gets a figure that the wall lacks. */
const courseFigures: Record<string, Record<string, FigureName>> = {
  "growing-up-healthy": {
    "what-is-adolescence": "lotus",
    "body-changes": "fish",
    "feelings-and-friends": "ducks",
    "understanding-periods": "hibiscus",
    "period-hygiene": "pump",
    "periods-at-school": "school",
    "eating-well": "mangoTree",
    anaemia: "moringa",
    "active-and-rested": "bicycle",
    "warning-signs": "parrot",
    "listening-first": "elephant",
    referring: "clinic",
  },
  "healthy-minds": {
    "before-you-begin": "boat",
    "what-is-mental-health": "peacock",
    "stress-and-coping": "bamboo",
    "signs-to-notice": "owl",
    "first-support": "elephant",
    "online-and-offline-safety": "turtle",
    "caring-for-yourself": "lotus",
    "exams-and-results": "book",
    "friends-love-pressure": "birds",
    "fear-panic-grief": "lamp",
    "substances-the-facts": "pitcher",
    "helping-to-stop": "nest",
    "school-plan": "school",
    "my-plan": "kite",
  },
  "safe-and-respected": {
    "girls-boys-everyone": "fishes",
    "caste-faith-body-ability": "garland",
    "a-citizen-at-fifteen": "book",
    "seeing-violence": "owl",
    "the-teachers-duty": "umbrella",
    "married-or-sent-to-work": "kite",
    "how-pregnancy-begins": "sprout",
    "pregnant-at-school-age": "nest",
    "hiv-and-other-infections": "butterfly",
    "phone-and-internet": "birds",
    "roads-injuries-first-aid": "bicycle",
    "hands-water-toilet": "pump",
    "sky-water-heat": "boat",
  },
};

// The sun is the end of every wall.
const all = Object.keys(figures).filter((name): name is FigureName => name !== "sun");

/**
 * The figure of each topic, in the order of the topics; two have the same one only where the wall has more topics than
 * there are figures.
 */
export function chooseFigures(courseId: string, topics: string[]): FigureName[] {
  const chosen = courseFigures[courseId] ?? {};
  const used = new Set(topics.flatMap((topic) => chosen[topic] ?? []));
  return topics.map((topic, index) => {
    const own = chosen[topic];
    if (own) return own;
    const free = all.find((name) => !used.has(name)) ?? all[index % all.length] ?? "lotus";
    used.add(free);
    return free;
  });
}
