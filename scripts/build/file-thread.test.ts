import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { example } from "../../lib/domain/certificates/pdf/drawing/testing/example";
import type { FileKind } from "../../lib/platform/portal";
import { finishedWall } from "../../lib/platform/walls";
import { root } from "../../lib/process/steps";
import { openThread } from "../../server/threads/open-thread";
import { bundleFileThread } from "./file-thread";

const language = "hi";
const wall = {
  wall: finishedWall("health", ["a", "b", "c"], 1),
  language,
  title: "सेहत",
  lead: "दीवार",
  address: "a.b",
};
const words = { language, title: "सेहत", lead: "दीवार", portalName: "सेहत शाला", address: "a.b", alt: "दीवार" };
const text = {
  language,
  title: "सेहत",
  tabTitle: "सेहत",
  kicker: "",
  lead: "",
  sources: "",
  page: "/topic/a/b",
  portalUrl: "https://portal.example",
  portalName: "सेहत शाला",
  updatedOn: null,
  parts: [{ title: null, html: "<p>पानी</p>", film: null }],
};

test("the built thread makes each kind of file", async () => {
  // Below the project, because the code finds its packages there.
  const folder = fs.mkdtempSync(path.join(root, "node_modules", ".file-thread-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const script = path.join(folder, "make-files.mjs");
  await bundleFileThread(script);
  const thread = openThread<FileKind>({ script });
  onTestFinished(() => thread.close());
  const make = (kind: FileKind, given: unknown) => thread.run(kind, given, { waits: true });
  const begins = async (kind: FileKind, given: unknown) => {
    const made = (await make(kind, given)) as Uint8Array | { pdf: Uint8Array };
    return Buffer.from("pdf" in made ? made.pdf : made)
      .subarray(0, 16)
      .toString("latin1");
  };
  const share = { language, title: "सेहत", lead: "पानी", picture: "/images/topics/nutrition.svg" };
  const painting = await make("wallSheet", wall);
  expect({
    certificate: await begins("certificate", example[language]),
    wall: await begins("wall", { ...words, painting }),
    text: await begins("text", text),
    sharePicture: await begins("sharePicture", share),
    wallPicture: await begins("wallPicture", wall),
    wallSheet: await begins("wallSheet", wall),
    wallMail: await begins("wallMail", wall),
  } satisfies Record<FileKind, string>).toEqual({
    certificate: expect.stringMatching(/^%PDF-1/),
    wall: expect.stringMatching(/^%PDF-1/),
    text: expect.stringMatching(/^<!DOCTYPE html>/),
    sharePicture: expect.stringMatching(/^.PNG/),
    wallPicture: expect.stringMatching(/^.PNG/),
    wallSheet: expect.stringMatching(/^.PNG/),
    wallMail: expect.stringMatching(/^.PNG/),
  });
});

test("what makes files is loaded with the first one, so the process of a portal never loads it", async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: fs.globSync("app/**/route.ts", { cwd: root }),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    outdir: "unwritten",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const loaded = new Set(fs.globSync("app/**/route.ts", { cwd: root }));
  for (const file of loaded)
    for (const { path: imported, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === "import-statement" && !external) loaded.add(imported);
  const drawing = /^lib\/(?:domain\/certificates\/pdf\/drawing|platform\/one-file\/one-file|.*-pictures?\/render)/;
  const files = Object.keys(metafile.inputs);
  expect(files.filter((file) => drawing.test(file)).length).toBeGreaterThan(4);
  expect([...loaded].filter((file) => drawing.test(file))).toEqual([]);
});
