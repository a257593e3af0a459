import fc from "fast-check";
import { calls } from "../calls/calls";
import { password } from "../people/learners";
import type { Operation } from "./document";
import { knownText, newAddressPlaceholder, ownIds } from "./known-ids";
import { anyMeant } from "./meant-headers";
import { oddBody, oddText, oddValue } from "./odd-values";
import { encodePart, rawPart } from "./percent";
import { fittingValue } from "./schema-values";

type Credentials = "own" | "none" | "garbage";
export type Request = {
  operationId: string;
  method: string;
  target: string;
  credentials: Credentials;
  contentType: string | null;
  headers: [string, string][];
  body: Body | null;
};
type Body = { text: string; bytes?: true };
type Fields = Record<string, unknown>;

/** Node's HTTP server takes heads of 16 KB in all. */
const longestTarget = 7000;
const contentTypes = [
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json; charset=x",
  "text/plain",
  "application/xml",
  "x",
  "",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/octet-stream",
  "application/jsonx",
];

export function anyRequest(operations: Operation[]): fc.Arbitrary<Request> {
  return fc.oneof(...operations.map(requestTo));
}

function requestTo(operation: Operation): fc.Arbitrary<Request> {
  const { id: operationId } = operation;
  const method = mostly(
    20,
    fc.constant(operation.method),
    fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"),
  );
  const credentials = mostly<Credentials>(8, fc.constant("own"), fc.constantFrom("none", "garbage"));
  const contentType = mostly<string | null>(
    20,
    fc.constant("application/json"),
    fc.constantFrom(null, ...contentTypes),
  );
  return fc.record({
    operationId: fc.constant(operationId),
    method,
    target: anyTarget(operation),
    credentials,
    contentType,
    headers: mostly<[string, string][]>(4, fc.constant([]), anyMeant()),
    body: anyBody(operation),
  });
}

/** The first most times, so many times as often as the second. */
function mostly<Value>(weight: number, usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

const call = (id: string) => calls.find((each) => each.call === id)?.example({ ...ownIds, token: "", url: "" });

function anyTarget({ id, path, parameters }: Operation): fc.Arbitrary<string> {
  const written = call(id)?.path.split("?")[0];
  const generated = fc
    .tuple(
      ...path
        .split("/")
        .map((part) =>
          part.startsWith("{")
            ? anyPart(parameters.find(({ name }) => `{${name}}` === part)?.schema ?? {})
            : fc.constant(part),
        ),
    )
    .map((parts) => parts.join("/"));
  const address =
    written === undefined
      ? generated
      : fc.oneof({ weight: 2, arbitrary: fc.constant(written) }, { weight: 3, arbitrary: generated });
  const end = mostly(20, fc.constant(""), fc.constantFrom("/", "//", "/x", ".json", "%20"));
  return fc
    .tuple(address, end, anyQuery(parameters))
    .map(([place, after, query]) => `/api${place}${after}${query}`.slice(0, longestTarget));
}

function anyPart(schema: Operation["parameters"][number]["schema"]): fc.Arbitrary<string> {
  const fitting = fittingValue(schema).map((value) => encodePart(String(value)));
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 2, arbitrary: oddText.map(encodePart) },
    { weight: 1, arbitrary: rawPart },
  );
}

function anyQuery(parameters: Operation["parameters"]): fc.Arbitrary<string> {
  const named = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }) => fc.tuple(fc.constant(encodePart(name)), anyPart(schema)));
  const other = fc.tuple(
    oddText.map((text) => encodePart(text).slice(0, 40)),
    fc.oneof(oddText.map(encodePart), knownText, rawPart),
  );
  // Left out, once, twice; and one that the document does not have.
  const pairs = fc.tuple(
    ...named.map((pair) => fc.array(pair, { maxLength: 2, size: "max" })),
    mostly(6, fc.constant<[string, string][]>([]), fc.array(other, { maxLength: 2 })),
  );
  return pairs
    .map((all) => all.flat())
    .map((all) => (all.length > 0 ? `?${all.map(([name, value]) => `${name}=${value}`).join("&")}` : ""));
}

function anyBody({ id, method, bodySchema }: Operation): fc.Arbitrary<Body | null> {
  if (!bodySchema) return mostly<Body | null>(method === "GET" ? 12 : 3, fc.constant(null), oddBody);
  const example = call(id)?.body ?? {};
  const working = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, isNewAddress(value) ? newAddressPlaceholder : value]),
  );
  const generated = fittingValue(bodySchema).map(
    (value) => (typeof value === "object" && !Array.isArray(value) ? { ...value } : {}) as Fields,
  );
  const whole = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Fields>(working) },
    { weight: 1, arbitrary: generated },
    { weight: 2, arbitrary: generated.map((fields) => ({ ...working, ...fields })) },
  );
  const names = [...new Set([...Object.keys(working), ...Object.keys(bodySchema.properties ?? {})])];
  const changes = mostly(1, fc.constant<Change[]>([]), fc.array(anyChange(names), { minLength: 1, maxLength: 3 }));
  const fields = fc
    .tuple(whole, changes)
    .map(([start, all]) => ({ text: JSON.stringify(all.reduce((now, change) => change(now), start)) }));
  return fc.oneof(
    { weight: 14, arbitrary: fields as fc.Arbitrary<Body | null> },
    { weight: 1, arbitrary: oddBody },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

type Change = (fields: Fields) => Fields;
/** A field left out, one that the document does not have, or one with another value. */
function anyChange(names: string[]): fc.Arbitrary<Change> {
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.constant("other");
  const without = name.map(
    (gone): Change =>
      (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([key]) => key !== gone)),
  );
  const anyName = fc.oneof(
    oddText,
    fc.constantFrom("id", "_id", "role", "isAdmin", "language", "userid", "eid", "status"),
  );
  const value = fc.oneof(
    { weight: 3, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.oneof(knownText, fc.constant(password)) as fc.Arbitrary<unknown> },
  );
  const set = (key: fc.Arbitrary<string>) =>
    fc.tuple(key, value).map(
      ([field, odd]): Change =>
        (fields) => ({ ...fields, [field]: odd }),
    );
  return fc.oneof(
    { weight: 2, arbitrary: without },
    { weight: 5, arbitrary: set(name) },
    { weight: 1, arbitrary: set(anyName) },
  );
}

const isNewAddress = (value: unknown) => typeof value === "string" && /^[0-9a-f]{16}@example\.org$/.test(value);
