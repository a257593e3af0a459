// The functions of the thread that makes files. scripts/build/file-thread.ts bundles each maker into a file of its own,
// which the thread loads when it first uses it.

const drawing = () => import("../../lib/domain/certificates/pdf/drawing");
const wallPictures = () => import("../../lib/platform/wall-picture/render");

export const certificate = async (given: never) => (await drawing()).drawCertificate(given);
export const wall = async (given: never) => (await drawing()).drawWall(given);
export const text = async (given: never) => (await import("../../lib/platform/one-file/one-file")).makeFile(given);
export const sharePicture = async (given: never) =>
  (await import("../../lib/platform/share-pictures/render")).renderSharePicture(given);
export const wallPicture = async (given: never) => (await wallPictures()).renderWallPicture(given);
export const wallMail = async (given: never) => (await wallPictures()).renderWallForMail(given);
export const wallSheet = async (given: never) => (await wallPictures()).renderWallSheet(given);
