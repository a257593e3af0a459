import { ContentFiles } from "../../platform/content/files";
import { loadSceneParts } from "../../platform/content/scenes/load-scenes";
import { renderSheets, type Sheet } from "../../platform/content/scenes/sheets";
import { settings } from "../../platform/settings";

/** Every head, pose, place and thing of scenes, for the gallery of those who draw. Read anew at each call. */
export function sceneSheets(): Sheet[] {
  return renderSheets(loadSceneParts(new ContentFiles(settings().contentDir)));
}
