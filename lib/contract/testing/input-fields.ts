import * as z from "zod";
import { contract } from "..";

/** A field that a call takes: its place, its schema, whether it may be missing, and what JSON it takes ("string"). */
export type InputField = { name: string; schema: z.ZodType; isRequired: boolean; takes: Set<string> };

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
};
type Call = { "~orpc": { inputSchema?: z.ZodType } };

/** Every field of every call, also those inside lists and other fields. Any value may be sent for a `catch`: it is none. */
export const inputFields: InputField[] = Object.entries(contract).flatMap(([part, calls]) =>
  Object.entries(calls as unknown as Record<string, Call>).flatMap(
    ([
      call,
      {
        "~orpc": { inputSchema },
      },
    ]) => (inputSchema ? fieldsIn(inputSchema, `${part}.${call}`) : []),
  ),
);

function fieldsIn(schema: z.ZodType, name: string, isRequired = false): InputField[] {
  const { type, shape, element, valueType, innerType } = schema._zod.def as unknown as Definition;
  if (type === "catch") return [];
  if (shape)
    return Object.entries(shape).flatMap(([field, inner]) =>
      fieldsIn(inner, `${name}.${field}`, !inner.safeParse(undefined).success),
    );
  const inner = element ?? valueType;
  if (inner) return fieldsIn(inner, `${name}[]`);
  if (innerType) return fieldsIn(innerType, name, isRequired);
  const takes = kindsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return [{ name, schema, isRequired, takes }];
}

function kindsIn({ type, anyOf = [], enum: values = [], const: only }: z.core.JSONSchema.JSONSchema): Set<string> {
  const inner = anyOf.flatMap((each) => [...kindsIn(each as z.core.JSONSchema.JSONSchema)]);
  const chosen = [...values, ...(only === undefined ? [] : [only])].map((value) => typeof value);
  const types = [type ?? []].flat().map((each) => (each === "integer" ? "number" : each));
  return new Set([...types, ...inner, ...chosen]);
}
