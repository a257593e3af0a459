import fc from "fast-check";
import type { Schema } from "../../lib/api/openapi/fields";
import { knownText } from "./known-ids";

type Open = Schema & { additionalProperties?: Schema | boolean; minItems?: number; maxItems?: number };

/** A value that fits a schema, mostly: ids that exist are taken without regard to lengths and patterns. */
export function fittingValue(schema: Open): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map(fittingValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return fc.oneof({ weight: 3, arbitrary: knownText }, { weight: 1, arbitrary: fittingText(schema) });
    case "integer":
      return fc.oneof(fc.integer(within(schema, 12)), fc.integer(within(schema, 2 ** 31 - 1)));
    case "number":
      return fc.double({ ...within(schema, 1e6), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fittingValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case "object":
      return fittingObject(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject({ properties = {}, required = [], additionalProperties }: Open): fc.Arbitrary<unknown> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fittingValue(inner)])),
    { requiredKeys: required },
  );
  if (typeof additionalProperties !== "object") return named;
  return fc
    .tuple(fc.dictionary(knownText, fittingValue(additionalProperties), { maxKeys: 4 }), named)
    .map(([open, fixed]) => ({ ...open, ...fixed }));
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, 400);
  const lengths = { minLength: Math.min(minLength, longest), maxLength: longest };
  return pattern
    ? fc.stringMatching(new RegExp(pattern), lengths).map((text) => text.slice(0, longest))
    : fc.string({ ...lengths, unit: "grapheme" });
}

function within({ minimum, maximum }: Schema, size: number): { min: number; max: number } {
  const min = Math.max(minimum ?? -size, -size);
  return { min, max: Math.max(min, Math.min(maximum ?? size, size)) };
}
