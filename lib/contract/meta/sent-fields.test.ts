import { expect, test } from "vitest";
import * as z from "zod";
import { registration } from "../accounts";
import { inputFields } from "../testing/input-fields";
import { idField, numberField } from "./sent-fields";

const wrong: [kind: string, value: unknown][] = [
  ["boolean", true],
  ["array", [5]],
  ["array", ["growing-up-healthy"]],
  ["object", { value: 5 }],
];

test("no call takes a boolean, a list or an object where it wants a number or a text", () => {
  const known = inputFields.filter(({ takes }) => takes.size > 0);
  expect(known.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["courses.rate.rating", "places.getDistricts.state_id", "courses.enroll.id"]),
  );
  const taken = known.flatMap(({ name, schema, takes }) =>
    wrong.filter(([kind, value]) => !takes.has(kind) && schema.safeParse(value).success).map(([kind]) => [name, kind]),
  );
  expect(taken).toEqual([]);
});

test.each([5, "5", " 5 ", "५", "৫", "５"])("%j is the number five in a call", (sent) => {
  expect(numberField(z.number().int()).parse(sent)).toBe(5);
});

test("a number with a point may be a text too, and a blank text is no number", () => {
  expect(numberField(z.number()).parse("४.५")).toBe(4.5);
  for (const blank of ["", " "]) expect(numberField(z.number().nullable()).parse(blank)).toBeNull();
  for (const other of ["five", "4,5", "1 2", Number.NaN, Number.POSITIVE_INFINITY])
    expect(numberField(z.number()).safeParse(other).success).toBe(false);
});

test.each(["quizzes.answer.attempt", "recall.answer.round"])("%s may be sent as a text", (field) => {
  expect(inputFields.find(({ name }) => name === field)?.schema.parse("0")).toBe(0);
});

test("a course's number may be sent as its id", () => {
  expect([idField.parse(1), idField.parse("our-bodies")]).toEqual(["1", "our-bodies"]);
  for (const other of ["", "x".repeat(121), null, undefined]) expect(idField.safeParse(other).success).toBe(false);
});

test("the call of a registration reads an age as its form does", () => {
  const { age } = registration.shape;
  expect([15, "15", "१५", "", null, undefined].map((sent) => age.parse(sent))).toEqual([
    15,
    15,
    15,
    null,
    null,
    undefined,
  ]);
  for (const sent of [true, [15], "fifteen", 15.5]) expect(age.safeParse(sent).success).toBe(false);
});
