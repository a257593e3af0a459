import { gzipSync } from "node:zlib";
import { languages, type Text } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
import type { ContentFiles } from "../files";
import { pictureProblems } from "../scenes/check-scene";
import { loadSceneParts } from "../scenes/load-scenes";
import { type ExerciseFile, exerciseFile, foodsFile, type RenderedExercise } from "./exercise";
import { type ExerciseParts, withHtml } from "./render-exercise";

const folder = "exercises";
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;
export const mostExerciseBytes = 6 * 1024;

/** Reads `exercises/<id>.yaml`. @throws BrokenContent */
export function loadExercises(files: ContentFiles): RenderedExercise[] {
  if (!files.has(folder)) return [];
  const parts = { scene: loadSceneParts(files), foods: files.yaml(`${folder}/parts/foods.yaml`, foodsFile) };
  const exercises: RenderedExercise[] = [];
  const problems: Problem[] = [];
  for (const file of files.names(folder).filter((each) => each.endsWith(".yaml"))) {
    try {
      const exercise = loadExercise(files, file, parts);
      problems.push(...exerciseProblems(`${folder}/${file}`, exercise, parts));
      exercises.push(exercise);
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new BrokenContent(problems);
  return exercises;
}

function loadExercise(files: ContentFiles, file: string, parts: ExerciseParts): RenderedExercise {
  const address = `${folder}/${file}`;
  if (!name.test(file))
    throw new BrokenContent([{ file: address, field: "", message: "is not named like my-exercise.yaml" }]);
  const read = files.yaml(address, exerciseFile);
  return withHtml({ ...expanded(read, files, address), id: file.replace(/\.yaml$/, "") }, parts);
}

/** The exercise with the helplines and facts that its texts name. */
function expanded(exercise: ExerciseFile, files: ContentFiles, address: string): ExerciseFile {
  const words = <Each extends Text>(text: Each): Each => {
    const written = { ...text };
    for (const language of languages) written[language] = files.words(address, text[language], language);
    return written;
  };
  const said = <Each extends Text & { why: Text }>(each: Each): Each => ({ ...words(each), why: words(each.why) });
  const head = { title: words(exercise.title), ask: words(exercise.ask) };
  if (exercise.kind === "sort") return { ...exercise, ...head, cards: exercise.cards.map(said) };
  if (exercise.kind === "order") return { ...exercise, ...head, steps: exercise.steps.map(said) };
  if (exercise.kind === "choose")
    return { ...exercise, ...head, options: exercise.options.map(words), why: words(exercise.why) };
  if (exercise.kind === "beat") return { ...exercise, ...head, steps: exercise.steps.map(words) };
  return { ...exercise, ...head };
}

function exerciseProblems(file: string, exercise: RenderedExercise, { scene, foods }: ExerciseParts): Problem[] {
  const problems: Problem[] = [];
  if (exercise.kind === "plate")
    for (const { food } of exercise.foods)
      if (!Object.hasOwn(foods, food))
        problems.push({ file, field: "foods", message: `${food} is none of foods.yaml` });
  if (exercise.kind === "sort" && exercise.picture)
    for (const message of pictureProblems(exercise.picture, scene)) problems.push({ file, field: "picture", message });
  for (const language of languages) {
    const bytes = gzipSync(exercise.html[language]).length;
    if (bytes > mostExerciseBytes)
      problems.push({
        file,
        field: language,
        message: `is ${bytes} bytes compressed, at most ${mostExerciseBytes} are sent`,
      });
  }
  return problems;
}
