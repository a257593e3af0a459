import { gzipSync } from "node:zlib";
import { languages, type Text } from "../../i18n/language";
import type { Problem } from "../broken";
import type { ContentFiles } from "../files";
import { loadEach } from "../load-each";
import { pictureProblems } from "../scenes/check-scene";
import { loadSceneParts } from "../scenes/load-scenes";
import { type ExerciseFile, exerciseFile, foodsFile, type RenderedExercise } from "./exercise";
import { type ExerciseParts, withHtml } from "./render-exercise";

const folder = "exercises";
export const mostExerciseBytes = 6 * 1024;

/** Reads `exercises/<id>.yaml`. @throws BrokenContent */
export function loadExercises(files: ContentFiles): RenderedExercise[] {
  if (!files.has(folder)) return [];
  const parts = { scene: loadSceneParts(files), foods: files.yaml(`${folder}/parts/foods.yaml`, foodsFile) };
  const names = files.names(folder).filter((each) => each.endsWith(".yaml"));
  return loadEach({ folder, names, kind: "exercise" }, (file, id) => {
    const read = expanded(files.yaml(file, exerciseFile), files, file);
    const loaded = withHtml({ ...read, id }, parts);
    return { loaded, wrong: exerciseProblems(file, loaded, parts) };
  });
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
  const report = (field: string, message: string) => problems.push({ file, field, message });
  if (exercise.kind === "plate")
    for (const { food } of exercise.foods)
      if (!Object.hasOwn(foods, food)) report("foods", `${food} is none of foods.yaml`);
  if (exercise.kind === "sort" && exercise.picture)
    for (const message of pictureProblems(exercise.picture, scene)) report("picture", message);
  for (const language of languages) {
    const bytes = gzipSync(exercise.html[language]).length;
    if (bytes > mostExerciseBytes)
      report(language, `is ${bytes} bytes compressed, at most ${mostExerciseBytes} are sent`);
  }
  return problems;
}
