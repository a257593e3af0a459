import { inEachLanguage, type Text } from "../../i18n/language";
import { BrokenContent, type Problem } from "../broken";
import { type ContentFiles, hashOf } from "../files";
import { sceneProblems } from "./check-scene";
import {
  castFile,
  dressesFile,
  facesFile,
  headsFile,
  placesFile,
  posesFile,
  propsFile,
  type SceneParts,
} from "./parts";
import { paintScene } from "./render-scene";
import { type PaintedScene, type Panel, sceneFile } from "./scene";

const folder = "scenes";
const name = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** Reads `scenes/<id>.yaml` and the parts that scenes are composed of. @throws BrokenContent */
export function loadScenes(files: ContentFiles): PaintedScene[] {
  const { scenes, problems } = readScenes(files);
  if (problems.length > 0) throw new BrokenContent(problems);
  return scenes;
}

/** The scenes that can be read, and what is wrong with any. @throws BrokenContent for the parts */
function readScenes(files: ContentFiles): { scenes: PaintedScene[]; problems: Problem[] } {
  if (!files.has(folder)) return { scenes: [], problems: [] };
  const parts = loadSceneParts(files);
  const partsHash = hashOf(parts);
  const scenes: PaintedScene[] = [];
  const problems: Problem[] = [];
  for (const file of files.names(folder).filter((each) => each.endsWith(".yaml"))) {
    try {
      const address = `${folder}/${file}`;
      const load = () => {
        const scene = loadScene(files, file, parts);
        return { scene, wrong: sceneProblems(address, scene, parts) };
      };
      const { scene, wrong } = files.once("scene", address, load, partsHash);
      problems.push(...wrong);
      scenes.push(scene);
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
    }
  }
  return { scenes, problems };
}

/** The heads, dresses, poses, people, places and things of all scenes. @throws BrokenContent */
export function loadSceneParts(files: ContentFiles): SceneParts {
  const part = (file: string) => `${folder}/parts/${file}.yaml`;
  return {
    faces: files.yaml(part("faces"), facesFile),
    heads: files.yaml(part("heads"), headsFile),
    dresses: files.yaml(part("dresses"), dressesFile),
    poses: files.yaml(part("poses"), posesFile),
    cast: files.yaml(part("cast"), castFile),
    places: files.yaml(part("places"), placesFile),
    props: files.yaml(part("props"), propsFile),
  };
}

function loadScene(files: ContentFiles, file: string, parts: SceneParts): PaintedScene {
  const address = `${folder}/${file}`;
  if (!name.test(file))
    throw new BrokenContent([{ file: address, field: "", message: "is not named like my-scene.yaml" }]);
  const read = files.yaml(address, sceneFile);
  const words = (text: Text) => inEachLanguage((language) => files.words(address, text[language], language));
  const spoken = (panel: Panel): Panel => ({
    ...panel,
    ...(panel.says && { says: { ...panel.says, ...words(panel.says) } }),
    ...(panel.tells && { tells: words(panel.tells) }),
  });
  const scene = {
    ...read,
    id: file.replace(/\.yaml$/, ""),
    title: words(read.title),
    panels: read.panels.map(spoken),
    choice: {
      ask: words(read.choice.ask),
      options: read.choice.options.map((option) => ({ ...option, ...words(option), after: spoken(option.after) })),
    },
  };
  return paintScene(scene, parts);
}
