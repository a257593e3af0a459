import type { Mistake } from "./mistake";

const file = "class-plans/a-real-yes.yaml";

export const mistakesInClassPlans: Mistake[] = [
  {
    what: "a theme with a topic that no course has",
    file: "themes.yaml",
    from: "topics: [feelings-and-friends,",
    to: "topics: [feelings-and-friends, good-friends,",
    expected: { file: "themes.yaml", field: "good-friends", message: /no topic of a course/ },
  },
  {
    what: "a topic that belongs to no theme",
    file: "themes.yaml",
    from: "substances-the-facts, ",
    to: "",
    expected: { file: "themes.yaml", field: "substances-the-facts", message: /belongs to no theme/ },
  },
  {
    what: "a theme with an article that is not there",
    file: "themes.yaml",
    from: "relationship/fair-to-everyone",
    to: "relationship/fair-to-all",
    expected: { file: "themes.yaml", field: "relationship/fair-to-all", message: /no article/ },
  },
  {
    what: "a class plan whose steps take longer than the lesson",
    file,
    from: "minutes: 5",
    to: "minutes: 6",
    expected: { file, field: "steps", message: /must make 35/ },
  },
  {
    what: "a step of a class plan without Hindi",
    file,
    from: /(minutes: 5\n {4}en: [^\n]*)\n {4}hi: [^\n]*/,
    to: 'minutes: 5\n    en: "Ask."',
    expected: { file, field: "steps.0.hi", message: /string/ },
  },
  {
    what: "a class plan with two questions",
    file,
    from: /questions:\n {2}- question:\n(?: {4,}[^\n]*\n)+/,
    to: "questions:\n",
    expected: { file, field: "questions", message: /3|small/i },
  },
  {
    what: "a class plan for another class",
    file,
    from: 'classes: "9-12"',
    to: 'classes: "1-5"',
    expected: { file, field: "classes", message: /6-8/ },
  },
  {
    what: "a class plan of a theme that the programme has not",
    file,
    from: "theme: relationships",
    to: "theme: friendship",
    expected: { file, field: "theme", message: /friendship, which is not in themes.yaml/ },
  },
  {
    what: "a class plan that leads to no article",
    file,
    from: "link: /topic/relationship/what-consent-means",
    to: "link: /topic/relationship/what-consent-is",
    expected: { file, field: "link", message: /leads to no article/ },
  },
  {
    what: "a class plan with an unknown helpline",
    file,
    from: "helplines: [child, women]",
    to: "helplines: [child, woman]",
    expected: { file, field: "helplines", message: /woman, which is no helpline/ },
  },
  {
    what: "a class plan with the number of another",
    file,
    from: "number: 16",
    to: "number: 15",
    expected: { file, field: "number", message: /15 is another plan's/ },
  },
  {
    what: "a class plan whose id is not its file's name",
    file,
    from: "id: a-real-yes",
    to: "id: a-true-yes",
    expected: { file, field: "id", message: /a-true-yes.yaml/ },
  },
  {
    what: "a helpline's number written out in a class plan",
    file,
    from: "Write five tests",
    to: "Call 1098. Write five tests",
    expected: { file, field: "steps.1.en", message: /write {helpline:child}/ },
  },
  {
    what: "a short address that belongs to the class plans",
    file: "redirects.yaml",
    from: "slug: start",
    to: "slug: plan-3",
    expected: { file: "redirects.yaml", field: "plan-3", message: /class plan's short address/ },
  },
];
