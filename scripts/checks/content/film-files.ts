import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../../../lib/platform/content/broken";
import type { Video } from "../../../lib/platform/content/kinds/campaigns";
import { languages } from "../../../lib/platform/i18n/language";

/** The files of our own films that are not in the public folder: film, still picture, captions, and sound if named. */
export function missingFilmFiles(
  videos: Pick<Video, "address" | "still" | "sound">[],
  publicFolder: string,
): Problem[] {
  return videos.flatMap(({ address, still, sound }) => {
    const beside = (ending: string) => address.replace(/mp4$/, ending);
    const files = [
      address,
      still,
      ...languages.flatMap((language) => [beside(`${language}.vtt`), ...(sound ? [sound[language]] : [])]),
    ];
    return files
      .filter((file) => !fs.existsSync(path.join(publicFolder, file)))
      .map((file) => ({ file: "videos.yaml", field: address, message: `needs ${file}, which is not there` }));
  });
}
