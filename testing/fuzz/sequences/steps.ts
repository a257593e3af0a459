import fc from "fast-check";
import type { Schema } from "../../../lib/api/openapi/fields";
import { calls } from "../../calls/calls";
import { password } from "../../people/learners";
import type { Operation } from "../document";
import { knownText, newAddressPlaceholder, ownIds } from "../known-ids";
import { oddValue } from "../odd-values";
import { encodePart } from "../percent";
import { fittingValue } from "../schema-values";
import { type Role, roles } from "./actors";
import { callSubject, idsOfAddress } from "./learnt";
import { peopleList } from "./people-lists";

/** A call whose ids are filled in when it is made, from earlier responses. */
export type Step = { operationId: string; role: Role; method: string; target: string; body: string | null };

/** The orders of two calls: one after the other, both at once, and again after a lost response. */
export const ways = ["in turn", "at once", "answer lost"] as const;
export type Sequence = { steps: Step[]; way: (typeof ways)[number] };

/** Mostly the latest. */
const learnt = (name: string, path: string) =>
  fc.nat(12).map((place) => `~learnt.${name}.${callSubject(path)}.${place < 6 ? 0 : place - 5}~`);
const findExample = (id: string) => calls.find(({ call }) => call === id)?.example({ ...ownIds, token: "", url: "" });
const isId = (name: string) =>
  /(?:^|_)ids?$|Ids?$|^(?:course|topic|slug|ticket|username|eid|to|userid|module|number)$/i.test(name);

/**
 * Two or three calls. What follows a write mostly belongs to the same part of the API: written then read, deleted then
 * used, changed then used.
 */
export function anySequence(operations: Operation[]): fc.Arbitrary<Sequence> {
  const any = stepAmong(operations);
  const writes = stepAmong(operations.filter(({ method }) => method !== "GET"));
  const after = new Map(
    operations.map(({ id, path }) => [
      id,
      stepAmong(operations.filter((other) => callSubject(path) === callSubject(other.path))),
    ]),
  );
  const next = ({ operationId }: Step) =>
    fc.oneof({ weight: 3, arbitrary: after.get(operationId) ?? any }, { weight: 1, arbitrary: any });
  const steps = fc
    .oneof({ weight: 4, arbitrary: writes }, { weight: 1, arbitrary: any })
    .chain((first) =>
      next(first).chain((second) =>
        fc.option(next(second), { nil: null }).map((third) => [first, second, ...(third ? [third] : [])]),
      ),
    );
  const way = fc.oneof(
    { weight: 3, arbitrary: fc.constant("in turn" as const) },
    { weight: 2, arbitrary: fc.constantFrom("at once" as const, "answer lost" as const) },
  );
  return fc.record({ steps, way });
}

function stepAmong(operations: Operation[]): fc.Arbitrary<Step> {
  return fc.oneof(...operations.map(anyStep));
}

function anyStep(operation: Operation): fc.Arbitrary<Step> {
  const { id: operationId, method } = operation;
  return fc.record({
    operationId: fc.constant(operationId),
    role: roleFor(operation),
    method: fc.constant(method),
    target: anyTarget(operation),
    body: anyBody(operation),
  });
}

function roleFor({ path }: Operation): fc.Arbitrary<Role> {
  const usual = path.startsWith("/desk")
    ? fc.constantFrom<Role>("administrator", "coordinator")
    : fc.constantFrom<Role>("learner", "finisher");
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...roles) });
}

function anyTarget({ path, parameters }: Operation): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const schema = parameters.find((each) => each.name === name)?.schema ?? {};
    const written = fittingValue(schema).map((value) => encodePart(String(value)));
    const published = idsOfAddress(path);
    const fromAnswers = isNumber(schema) ? written : learnt(name, path);
    const known =
      published.length > 0 && (name === "id" || name === "name")
        ? fc.oneof(fc.constantFrom(...published), fromAnswers)
        : fromAnswers;
    return fc.oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: written });
  });
  const named = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => fc.tuple(fc.constant(name), valueIn(name, schema, path)));
  const pairs = fc.tuple(...named.map((pair) => fc.option(pair, { nil: null })));
  return fc.tuple(fc.tuple(...parts), pairs).map(([all, query]) => {
    const given = query.flatMap((pair) => (pair ? [`${encodePart(pair[0])}=${pair[1]}`] : []));
    return `/api${all.join("/")}${given.length > 0 ? `?${given.join("&")}` : ""}`;
  });
}

const isNumber = ({ type }: Schema) => type === "integer" || type === "number";

function valueIn(name: string, schema: Schema, path: string): fc.Arbitrary<string> {
  const fitting = fittingValue(schema).map((value) => encodePart(String(value)));
  return isId(name) && !isNumber(schema) ? fc.oneof(learnt(name, path), fitting) : fitting;
}

function anyBody({ id, path, bodySchema }: Operation): fc.Arbitrary<string | null> {
  if (!bodySchema) return fc.constant(null);
  const example = findExample(id)?.body ?? {};
  const names = [...new Set([...Object.keys(example), ...Object.keys(bodySchema.properties ?? {})])];
  const required = new Set([...Object.keys(example), ...(bodySchema.required ?? [])]);
  const fields = fc.tuple(
    ...names.map((name) => {
      const value = anyField({ name, path }, bodySchema.properties?.[name], (example as Record<string, unknown>)[name]);
      const given = value.map((each): [string, unknown][] => [[name, each]]);
      return required.has(name) ? given : fc.oneof(fc.constant<[string, unknown][]>([]), given);
    }),
  );
  return fields.map((all) => JSON.stringify(Object.fromEntries(all.flat())));
}

function anyField(
  { name, path }: { name: string; path: string },
  schema: Schema | undefined,
  example: unknown,
): fc.Arbitrary<unknown> {
  if (name === "csv") return peopleList;
  const working =
    typeof example === "string" && /^[0-9a-f]{16}@example\.org$/.test(example) ? newAddressPlaceholder : example;
  const usual = example === undefined ? fittingValue(schema ?? {}) : fc.constant(working);
  const ofPeople =
    name.startsWith("password") || name === "current_password"
      ? fc.constantFrom<unknown>(password, "river-stone-31")
      : usual;
  const options = [
    { weight: 6, arbitrary: ofPeople },
    { weight: 3, arbitrary: schema ? fittingValue(schema) : usual },
    { weight: 1, arbitrary: fc.oneof(oddValue, knownText as fc.Arbitrary<unknown>) },
  ];
  if (isId(name) && (schema?.type === "string" || example !== undefined))
    return fc.oneof({ weight: 12, arbitrary: learnt(name, path) as fc.Arbitrary<unknown> }, ...options);
  if (isId(name) && schema?.type === "array")
    return fc.oneof(
      {
        weight: 12,
        arbitrary: fc.array(learnt(name.replace(/s$/, ""), path), { maxLength: 3 }) as fc.Arbitrary<unknown>,
      },
      ...options,
    );
  return fc.oneof(...options);
}
