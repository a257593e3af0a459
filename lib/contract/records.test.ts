import { expect, test } from "vitest";
import type { $ZodType } from "zod/v4/core";
import { contract } from ".";

type Definition = {
  type: string;
  partial?: boolean;
  keyType?: $ZodType;
  valueType?: $ZodType;
  element?: $ZodType;
  innerType?: $ZodType;
  in?: $ZodType;
  out?: $ZodType;
  left?: $ZodType;
  right?: $ZodType;
  shape?: Record<string, $ZodType>;
  options?: $ZodType[];
  items?: $ZodType[];
};

/**
 * The records in a schema whose keys are a fixed set: `z.record` requires all of them, and an answer that lacks one is
 * a 500.
 */
function completeRecords(schema: $ZodType, path: string): string[] {
  const definition = schema._zod.def as Definition;
  const {
    type,
    keyType,
    valueType,
    element,
    innerType,
    left,
    right,
    shape = {},
    options = [],
    items = [],
  } = definition;
  const requiresAllKeys = type === "record" && !definition.partial && keyType?._zod.values !== undefined;
  const inner = [
    valueType,
    element,
    innerType,
    definition.in,
    definition.out,
    left,
    right,
    ...options,
    ...items,
  ].filter((each) => each !== undefined);
  return [
    ...(requiresAllKeys ? [path] : []),
    ...inner.flatMap((each) => completeRecords(each, path)),
    ...Object.entries(shape).flatMap(([name, each]) => completeRecords(each, `${path}.${name}`)),
  ];
}

test("no record of the contract requires every key of an enum: where some may be missing it is z.partialRecord, where none may it is z.object", () => {
  const found = Object.entries(contract).flatMap(([part, calls]) =>
    Object.entries(calls).flatMap(([name, { "~orpc": call }]) =>
      (["inputSchema", "outputSchema"] as const).flatMap((side) => {
        const schema = (call as Partial<Record<typeof side, unknown>>)[side] as $ZodType | undefined;
        return schema ? completeRecords(schema, `${part}.${name}.${side}`) : [];
      }),
    ),
  );
  expect(found).toEqual([]);
});
