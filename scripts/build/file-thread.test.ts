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
  const lost: unknown[] = [];
  const thread = openThread<FileKind>({ script, onLost: (why) => lost.push(why) });
  onTestFinished(() => thread.close());
  const begins = async (kind: FileKind, given: unknown, of = (made: unknown) => made) => {
    const answer = await thread.run(kind, given, { waits: true });
    if (!("made" in answer)) throw new Error(JSON.stringify(answer));
    return Buffer.from(of(answer.made) as Uint8Array)
      .subarray(0, 16)
      .toString("latin1");
  };
  const pdfOf = (made: unknown) => (made as { pdf: Uint8Array }).pdf;
  const share = { language, title: "सेहत", lead: "पानी", picture: "/images/topics/nutrition.svg" };
  const sheet = await thread.run("wall sheet", wall, { waits: true });
  const painting = "made" in sheet ? sheet.made : null;
  expect({
    certificate: await begins("certificate", example[language], pdfOf),
    wall: await begins("wall", { ...words, painting }, pdfOf),
    text: await begins("text", text),
    "share picture": await begins("share picture", share),
    "wall picture": await begins("wall picture", wall),
    "wall sheet": await begins("wall sheet", wall),
    "wall mail": await begins("wall mail", wall),
  } satisfies Record<FileKind, string>).toEqual({
    certificate: expect.stringMatching(/^%PDF-1/),
    wall: expect.stringMatching(/^%PDF-1/),
    text: expect.stringMatching(/^<!DOCTYPE html>/),
    "share picture": expect.stringMatching(/^.PNG/),
    "wall picture": expect.stringMatching(/^.PNG/),
    "wall sheet": expect.stringMatching(/^.PNG/),
    "wall mail": expect.stringMatching(/^.PNG/),
  });
  expect(lost).toEqual([]);
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
