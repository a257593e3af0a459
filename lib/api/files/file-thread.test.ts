import { expect, onTestFinished, test } from "vitest";
import { renderCertificatePdf, renderWallPdf } from "../../domain/certificates/pdf";
import { example } from "../../domain/certificates/pdf/drawing/testing/example";
import { type FileText, keptText } from "../../platform/one-file";
import { type FileKind, portal, type ThreadAnswer } from "../../platform/portal";
import { sharePicture } from "../../platform/share-pictures";
import { wallForMail, wallPicture, wallSheet } from "../../platform/wall-picture";
import { finishedWall } from "../../platform/walls";
import { fileError } from "../endpoints/serve-file";

const language = "en";
const wall = finishedWall("health", ["a", "b"], 1);
const words = { language, title: "A wall", lead: "of a course", address: "a.b" } as const;
const text: FileText = {
  language,
  title: "A text",
  tabTitle: "A text",
  kicker: "",
  lead: "",
  sources: "",
  page: "/topic/a/b",
  portalUrl: "https://portal.example",
  portalName: "A portal",
  updatedOn: null,
  parts: [],
};

const makings: Record<FileKind, () => Promise<Buffer>> = {
  certificate: () => renderCertificatePdf(example[language]),
  wall: () => renderWallPdf({ ...words, portalName: "A portal", alt: "", painting: Buffer.alloc(0) }),
  text: () => keptText(text),
  "share picture": () => sharePicture({ language, title: "A page", lead: "", picture: "/images/a.svg" }),
  "wall picture": () => wallPicture({ wall, ...words }),
  "wall sheet": () => wallSheet({ wall }),
  "wall mail": () => wallForMail(wall),
};
const kinds = Object.keys(makings) as FileKind[];

/** A thread that answers so; its caller finds the kinds that it was asked for. */
function openThread(answer: (kind: FileKind) => ThreadAnswer): FileKind[] {
  const asked: FileKind[] = [];
  portal.server = {
    makeFile: async (kind) => {
      asked.push(kind);
      return answer(kind);
    },
  };
  portal.caches?.files?.clear();
  onTestFinished(() => {
    delete portal.server;
  });
  return asked;
}

test.each(kinds)("where a thread is open, it makes each %s", async (kind) => {
  const bytes = new TextEncoder().encode(`a ${kind}`);
  const asked = openThread((each) => ({ made: /^(?:certificate|wall)$/.test(each) ? { pdf: bytes } : bytes }));
  const file = await makings[kind]();
  expect([file.toString(), asked]).toEqual([`a ${kind}`, [kind]]);
});

test.each(kinds)(
  "a %s is 503 where too many wait, and an error where the thread was lost; the next one is made",
  async (kind) => {
    openThread(() => ({ refused: "busy" }));
    const busy = await makings[kind]().catch((error) => fileError(error, language));
    expect(busy).toMatchObject({ status: 503, message: expect.stringContaining("few seconds") });
    openThread(() => ({ refused: "lost" }));
    await expect(makings[kind]()).rejects.toMatchObject({ name: "FileThreadLost" });
    const asked = openThread(() => ({
      made: kind === "certificate" || kind === "wall" ? { pdf: new Uint8Array(1) } : new Uint8Array(1),
    }));
    expect([(await makings[kind]()).length, asked]).toEqual([1, [kind]]);
  },
);
