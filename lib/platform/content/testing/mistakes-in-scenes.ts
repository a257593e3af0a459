import type { Mistake } from "./mistake";

const scene = "scenes/a-tablet-day.yaml";
const sorted = "exercises/tablet-today.yaml";
const topic = "courses/growing-up-healthy/01-growing-up/01-what-is-adolescence";

export const mistakesInScenes: Mistake[] = [
  {
    what: "a scene that is not known",
    file: `${topic}/1.en.md`,
    from: /$/,
    to: '\n\n::scene{name="a-lost-scene"}\n',
    expected: { file: `${topic}/1.en.md`, field: "::scene a-lost-scene", message: /names no scene/ },
  },
  {
    what: "an exercise without a name",
    file: `${topic}/1.en.md`,
    from: /$/,
    to: "\n\n::exercise{}\n",
    expected: { file: `${topic}/1.en.md`, field: "::exercise", message: /name of an exercise/ },
  },
  {
    what: "a person who is not in the cast",
    file: scene,
    from: "who: prakash, at: 188",
    to: "who: nobody, at: 188",
    expected: { file: scene, field: "panels.0", message: /nobody is none of the cast/ },
  },
  {
    what: "a mood that no face has",
    file: scene,
    from: "mood: glad, pose: holds, holds: tablet",
    to: "mood: proud, pose: holds, holds: tablet",
    expected: { file: scene, field: "panels.0", message: /proud is none of the moods/ },
  },
  {
    what: "a pose that is not drawn",
    file: scene,
    from: "pose: raises",
    to: "pose: dances",
    expected: { file: scene, field: "panels.1", message: /dances is none of the poses/ },
  },
  {
    what: "a place that is not drawn",
    file: scene,
    from: /place: classroom/,
    to: "place: palace",
    expected: { file: scene, field: "panels.0", message: /palace is none of the places/ },
  },
  {
    what: "a thing in a hand that holds nothing",
    file: scene,
    from: "pose: holds, holds: tablet",
    to: "pose: rest, holds: tablet",
    expected: { file: scene, field: "panels.0", message: /meera needs a pose that holds/ },
  },
  {
    what: "a balloon of somebody who is not there",
    file: scene,
    from: "says: { who: meera",
    to: "says: { who: roshan",
    expected: { file: scene, field: "panels.0", message: /roshan speaks and is not in the panel/ },
  },
  {
    what: "a person whose head is cut by the edge",
    file: scene,
    from: "who: jyoti, at: 264",
    to: "who: jyoti, at: 314",
    expected: { file: scene, field: "panels.0", message: /jyoti is not wholly in the panel/ },
  },
  {
    what: "a balloon of thirteen words",
    file: scene,
    from: "It made a boy in my lane sick!",
    to: "A boy in my lane was sick from it and I saw it myself!",
    expected: { file: scene, field: "panels.1.says.en", message: /has 14 words, at most 12/ },
  },
  {
    what: "a balloon without Hindi",
    file: scene,
    from: /(says: \{ who: ikram, en: "[^"]*"), hi: "[^"]*"/,
    to: 'says: { who: ikram, en: "Sick!"',
    expected: { file: scene, field: "panels.1.says.hi", message: /string/ },
  },
  {
    what: "a scene of two panels",
    file: scene,
    from: /panels:\n(?: {2}- place[\s\S]*?\n)(?= {2}- place)/,
    to: "panels:\n",
    expected: { file: scene, field: "panels", message: /3|small/i },
  },
  {
    what: "a card of a group that is none",
    file: sorted,
    from: "in: today",
    to: "in: tonight",
    expected: { file: sorted, field: "cards", message: /tonight is no group/ },
  },
  {
    what: "a card without its reason in Hindi",
    file: sorted,
    from: /(why: \{ en: "[^"]*"), hi: "[^"]*" \}/,
    to: 'why: { en: "Because." }',
    expected: { file: sorted, field: "cards.0.why.hi", message: /string/ },
  },
  {
    what: "food that is not drawn",
    file: "exercises/build-a-plate.yaml",
    from: "food: guava",
    to: "food: mango",
    expected: { file: "exercises/build-a-plate.yaml", field: "foods", message: /mango is none of foods.yaml/ },
  },
  {
    what: "a picture with fewer numbers than cards",
    file: "exercises/the-school-toilet.yaml",
    from: ", [226, 44]",
    to: "",
    expected: { file: "exercises/the-school-toilet.yaml", field: "picture", message: /5 marks for 6 cards/ },
  },
];
