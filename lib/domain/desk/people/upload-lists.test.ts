import { randomUUID } from "node:crypto";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionalColumns, type UploadColumn, uploadColumns, uploads } from "../../../contract/desk/uploads";
import { CallError } from "../../../platform/call-error";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

const right: Record<UploadColumn, string> = {
  firstName: "Sunita",
  lastName: "Devi",
  username: "",
  mobile: "98765 43210",
  state: "Bihar",
  district: "Patna",
  block: "",
  current_institute: "Middle School Rampur",
  profession: "Counsellors",
  gender: "Female",
  age: "34",
  language: "Hindi",
};
const required = uploadColumns.filter((column) => !optionalColumns.includes(column));
const typed = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom("", "0", "=1+1", "आशा", 'a"b', "a,b", "a\nb", "16", "x".repeat(300)),
);
const line = fc.record({
  wrong: fc.dictionary(fc.constantFrom(...uploadColumns), typed, { maxKeys: 3 }),
  again: fc.boolean(),
});
const list = fc.record({
  columns: fc
    .subarray([...optionalColumns])
    .chain((optional) =>
      fc.shuffledSubarray([...required, ...optional], { minLength: required.length + optional.length }),
    ),
  unknown: fc.subarray(["Remarks", "constructor", "__proto__"]),
  delimiter: fc.constantFrom(",", ";", "\t"),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
});

describe.each(dialects)("on %s", (dialect) => {
  let staff: CallContext;
  onSharedPortal(dialect, async (guest) => {
    const { context } = await newStaff(guest, "coordinator");
    staff = { ...context, limits: { ...context.limits, count: async () => undefined } as never };
  });

  /** What the portal answers over HTTP: an answer that its schema rejects is a 500 there. */
  const preview = async (csv: string) => {
    const { outputSchema } = uploads.readUpload["~orpc"];
    if (!outputSchema) throw new Error("The answer has no schema");
    const { id } = await desk.checkUpload(staff, { course: courseId, csv, language: "en" });
    return outputSchema.parse(await desk.readUpload(staff, { id, language: "en" })).data;
  };

  test("a list without the optional columns and with one wrong line is previewed, with the cells that it has", async () => {
    const csv = stringify([
      required,
      required.map((column) => (column === "mobile" ? "12" : column === "username" ? "a@example.org" : right[column])),
    ]);
    const { problems } = await preview(csv);
    expect(problems).toHaveLength(1);
    expect(Object.keys(problems[0]?.cells ?? {}).sort()).toEqual([...required].sort());
  });

  test("every list with all required columns gets a preview in which each line is ready, known or wrong", async () => {
    await fc.assert(
      fc.asyncProperty(list, async ({ columns, unknown, delimiter, lines }) => {
        let before = "";
        const cells = lines.map(({ wrong, again }) => {
          const address = again && before ? before : `${randomUUID()}@example.org`;
          before = address;
          const filled: Record<string, string> = { ...right, username: address, ...wrong };
          return [...columns.map((column) => filled[column] ?? ""), ...unknown.map(() => "something")];
        });
        const { rows, ready, known, wrong, problems } = await preview(
          stringify([[...columns, ...unknown], ...cells], { delimiter }),
        );
        expect(rows).toBe(lines.length);
        expect(ready + known + wrong).toBe(rows);
        expect(problems).toHaveLength(known + wrong);
        for (const problem of problems) {
          expect(problem.messages.length).toBeGreaterThan(0);
          expect(Object.keys(problem.cells).sort()).toEqual([...columns].sort());
        }
      }),
      { numRuns: 40 },
    );
  });

  test("whatever is sent as a list is previewed, or rejected in words", async () => {
    const text = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(required.join(","), uploadColumns.join(";"), "\n", '"', ",", "\uFEFF", "\0", "\uD800"),
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const failed = await preview(parts.join("")).catch((error: unknown) => error);
        if (failed instanceof Error) expect(failed).toBeInstanceOf(CallError);
      }),
      { numRuns: 60 },
    );
  });
});
