import type { $ZodType } from "zod/v4/core";
import { htmlFields } from "../contract/meta/html";

type Definition = {
  type: string;
  shape?: Record<string, $ZodType>;
  element?: $ZodType;
  innerType?: $ZodType;
  valueType?: $ZodType;
  options?: $ZodType[];
};

/** Passes every field of the output that its schema registers in `htmlFields` through `clean`. */
export function withCleanHtml(schema: $ZodType, value: unknown, clean: (html: string) => string): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === "string" && htmlFields.get(schema)) return clean(value);
  const { shape, element, innerType, valueType, options } = schema._zod.def as Definition;
  if (innerType) return withCleanHtml(innerType, value, clean);
  if (options) return options.reduce((cleaner: unknown, option) => withCleanHtml(option, cleaner, clean), value);
  if (Array.isArray(value)) return element ? value.map((each) => withCleanHtml(element, each, clean)) : value;
  // A file, or anything else whose content has no schema.
  if (typeof value !== "object" || (!shape && !valueType)) return value;
  const fieldSchema = (name: string) => shape?.[name] ?? valueType;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, cleanField(fieldSchema(name), each, clean)]),
  );
}

function cleanField(schema: $ZodType | undefined, value: unknown, clean: (html: string) => string): unknown {
  return schema ? withCleanHtml(schema, value, clean) : value;
}
