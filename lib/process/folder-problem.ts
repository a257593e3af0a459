import fs from "node:fs";

/** Why a folder cannot be read, as a sentence; null where it can. */
export function folderProblem(folder: string): string | null {
  try {
    if (!fs.statSync(folder).isDirectory()) return `${folder} is a file, and a folder was expected.`;
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return `There is no folder ${folder}.`;
    if (code === "EACCES" || code === "EPERM") return `This user may not read the folder ${folder}.`;
    throw error;
  }
}
