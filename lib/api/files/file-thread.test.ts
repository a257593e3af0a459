import { expect, onTestFinished, test } from "vitest";
import { renderCertificatePdf, renderWallPdf } from "../../domain/certificates/pdf";
import { example } from "../../domain/certificates/pdf/drawing/testing/example";
import { type FileText, keptText } from "../../platform/one-file";
import { type FileKind, portal, type Refusal } from "../../platform/portal";
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
  sharePicture: () => sharePicture({ language, title: "A page", lead: "", picture: "/images/a.svg" }),
  wallPicture: () => wallPicture({ wall, ...words }),
  wallSheet: () => wallSheet({ wall }),
  wallMail: () => wallForMail(wall),
};
const kinds = Object.keys(makings) as FileKind[];

/** A thread that makes these bytes; its caller finds the kinds that it was asked for. */
function openThread(bytes: Uint8Array, refusal?: Refusal): FileKind[] {
  const asked: FileKind[] = [];
  portal.server = {
    makeFile: async (kind) => {
      asked.push(kind);
      if (refusal) throw Object.assign(new Error("refused"), { refusal });
      return kind === "certificate" || kind === "wall" ? { pdf: bytes } : bytes;
    },
  };
  portal.caches?.files?.clear();
  onTestFinished(() => {
    delete portal.server;
  });
  return asked;
}

test.each(kinds)("where a thread is open, it makes each %s", async (kind) => {
  const asked = openThread(new TextEncoder().encode(`a ${kind}`));
  const file = await makings[kind]();
  expect([file.toString(), asked]).toEqual([`a ${kind}`, [kind]]);
});

test.each(kinds)(
  "a %s is 503 where too many wait, and an error where the thread was lost; the next one is made",
  async (kind) => {
    openThread(new Uint8Array(), "busy");
    const busy = await makings[kind]().catch((error) => fileError(error, language));
    expect(busy).toMatchObject({ status: 503, message: expect.stringContaining("few seconds") });
    openThread(new Uint8Array(), "lost");
    await expect(makings[kind]()).rejects.toMatchObject({ refusal: "lost" });
    const asked = openThread(new Uint8Array(1));
    expect([(await makings[kind]()).length, asked]).toEqual([1, [kind]]);
  },
);
