import { inEachLanguage, type Text } from "../../i18n/language";
import { loadEach } from "../broken";
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

/** Reads `scenes/<id>.yaml` and the parts that scenes are composed of. @throws BrokenContent */
export function loadScenes(files: ContentFiles): PaintedScene[] {
  if (!files.has(folder)) return [];
  const parts = loadSceneParts(files);
  const partsHash = hashOf(parts);
  const names = files.names(folder).filter((each) => each.endsWith(".yaml"));
  return loadEach({ folder, names, kind: "scene" }, (file, id) => {
    const load = () => {
      const loaded = loadScene(files, file, id, parts);
      return { loaded, wrong: sceneProblems(file, loaded, parts) };
    };
    return files.once("scene", file, load, partsHash);
  });
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

function loadScene(files: ContentFiles, address: string, id: string, parts: SceneParts): PaintedScene {
  const read = files.yaml(address, sceneFile);
  const words = (text: Text) => inEachLanguage((language) => files.words(address, text[language], language));
  const spoken = (panel: Panel): Panel => ({
    ...panel,
    ...(panel.says && { says: { ...panel.says, ...words(panel.says) } }),
    ...(panel.tells && { tells: words(panel.tells) }),
  });
  const scene = {
    ...read,
    id,
    title: words(read.title),
    panels: read.panels.map(spoken),
    choice: {
      ask: words(read.choice.ask),
      options: read.choice.options.map((option) => ({ ...option, ...words(option), after: spoken(option.after) })),
    },
  };
  return paintScene(scene, parts);
}
