import fc from "fast-check";
import { expect, test } from "vitest";
import { openApiDocument } from "../../../lib/api/openapi/document";
import { optionalColumns, uploadColumns } from "../../../lib/contract/desk/uploads";
import { type Document, listOperations } from "../document";
import { learntIds, withLearnt } from "./learnt";
import { peopleList } from "./people-lists";
import { anySequence, ways } from "./steps";

test("an id of an answer is used by the calls that follow, the latest first", () => {
  const learnt = learntIds();
  learnt.learn({ status: true, id: "upload-1", data: [{ accountId: "a1" }, { accountId: "a2" }] }, "desk_uploads");
  learnt.learn({ _id: "a3", id: "other" }, "users_profile");
  expect(withLearnt("/api/desk/uploads/~learnt.id.desk_uploads.0~/enter", learnt)).toBe(
    "/api/desk/uploads/upload-1/enter",
  );
  expect(
    withLearnt("~learnt.accountId..0~ ~learnt.accountId..1~ ~learnt.accountId..2~ ~learnt.accountId..3~", learnt),
  ).toBe("a2 a1 a3 a2");
  expect(withLearnt("~learnt.ticket.desk_grievances.0~", learnt)).toBe("00000000-0000-4000-8000-000000000000");
});

test("lists of people have every needed column, and the optional ones only sometimes", () => {
  const heads = fc
    .sample(peopleList, { numRuns: 60, seed: 1 })
    .map((list) => (list.replace(/^\ufeff/, "").split(/\r?\n/)[0] ?? "").replaceAll('"', "").split(/[,;\t]/));
  for (const head of heads)
    expect(head).toEqual(expect.arrayContaining(uploadColumns.filter((column) => !optionalColumns.includes(column))));
  for (const column of optionalColumns) {
    const having = heads.filter((head) => head.includes(column)).length;
    expect(having).toBeGreaterThan(5);
    expect(having).toBeLessThan(55);
  }
});

test("sequences have two or three calls, mostly of one part, that meet in every way; the same seed makes the same", async () => {
  const operations = listOperations((await openApiDocument()) as unknown as Document);
  const sample = () => fc.sample(anySequence(operations), { numRuns: 300, seed: 5 });
  const sequences = sample();
  expect(sample()).toEqual(sequences);
  expect(new Set(sequences.map(({ steps }) => steps.length))).toEqual(new Set([2, 3]));
  expect(new Set(sequences.map(({ way }) => way))).toEqual(new Set(ways));
  const ofOnePart = sequences.filter(
    ({ steps }) => steps[0]?.operationId.split(".")[0] === steps[1]?.operationId.split(".")[0],
  );
  expect(ofOnePart.length).toBeGreaterThan(sequences.length / 2);
  const uploadsUsed = sequences.filter(({ steps }) =>
    steps.some(({ target }) => /\/desk\/uploads\/~learnt\.id/.test(target)),
  );
  expect(uploadsUsed.length).toBeGreaterThan(0);
});
