import { inEachLanguage } from "../../i18n/language";
import type { ContentFiles } from "../files";
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
import { renderPicture, renderScene } from "./render-scene";
import { type PaintedScene, sceneFile } from "./scene";

const folder = "scenes";

/** Reads `scenes/<id>.yaml` and the parts that scenes are composed of. @throws BrokenContent */
export function loadScenes(files: ContentFiles): PaintedScene[] {
  if (!files.has(folder)) return [];
  const parts = loadSceneParts(files);
  return files.each({ folder, kind: "scene", parts }, (file, id) => {
    const scene = { ...files.expanded(file, files.yaml(file, sceneFile)), id };
    const [first] = scene.panels;
    const made = {
      ...scene,
      html: inEachLanguage((language) => renderScene(scene, parts, language)),
      opening: inEachLanguage((language) => (first ? renderPicture(`opening-${id}`, first, parts, language) : "")),
    };
    return { made, wrong: sceneProblems(file, made, parts) };
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
