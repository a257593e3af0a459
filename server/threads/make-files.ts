import { parentPort } from "node:worker_threads";
import type { FileKind, ThreadAnswer } from "../../lib/platform/portal.ts";

// The thread that makes files. scripts/build/file-thread.ts bundles each maker by itself, loaded when used.

const makers: Record<FileKind, () => Promise<(given: never) => unknown>> = {
  certificate: async () => (await import("../../lib/domain/certificates/pdf/drawing")).drawCertificate,
  wall: async () => (await import("../../lib/domain/certificates/pdf/drawing")).drawWall,
  text: async () => (await import("../../lib/platform/one-file/one-file")).makeFile,
  "share picture": async () => (await import("../../lib/platform/share-pictures/render")).renderSharePicture,
  "wall picture": async () => (await import("../../lib/platform/wall-picture/render")).renderWallPicture,
  "wall mail": async () => (await import("../../lib/platform/wall-picture/render")).renderWallForMail,
  "wall sheet": async () => (await import("../../lib/platform/wall-picture/render")).renderWallSheet,
};

async function answer(kind: FileKind, given: unknown): Promise<ThreadAnswer> {
  try {
    const make = await makers[kind]();
    return { made: await make(given as never) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", ({ kind, given }: { kind: FileKind; given: unknown }) => {
  void answer(kind, given).then((answered) => parentPort?.postMessage(answered));
});
