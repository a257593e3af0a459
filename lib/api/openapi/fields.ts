/** As much of a JSON schema as the contract's schemas use. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

export type Field = { name: string; type: string; required: boolean; note: string };

/** The fields of a schema, one after the other: what is inside another field has its name in front, `[]` for a list. */
export function listFields(schema: Schema, before = ""): Field[] {
  const list = withoutNull(schema).items;
  if (list) return listFields(list, `${before}[]`);
  const { properties = {}, required = [] } = objectSchema(schema);
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = before ? `${before}.${key}` : key;
    return [
      { name, type: describeType(inner), required: required.includes(key), note: describeNote(inner) },
      ...listFields(inner, name),
    ];
  });
}

/** "text, up to 60 characters", "one of: en, hi", "list of objects". */
export function describeType(schema: Schema): string {
  const branches = schemaBranches(schema);
  if (branches) return [...new Set(branches.flatMap((branch) => describeType(branch).split(" or ")))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of: ${schema.enum.join(", ")}`;
  switch (schema.type) {
    case "string":
      return `text${textLimits(schema)}`;
    case "integer":
      return `whole number${range(schema)}`;
    case "number":
      return `number${range(schema)}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `list of ${describeType(schema.items ?? {}).replace(/^object$/, "objects")}`;
    case "object":
      return "object";
    default:
      return "anything";
  }
}

function describeNote(schema: Schema): string {
  const fallback =
    schema.default === undefined || typeof schema.default === "object" ? "" : `${schema.default} when left out`;
  return [schema.description ?? "", fallback].filter(Boolean).join("; ");
}

function textLimits({ format, minLength = 0, maxLength }: Schema): string {
  const kind = format ? ` (${format})` : "";
  const least = minLength > 1 ? `, at least ${minLength} characters` : "";
  const most = maxLength ? `, up to ${maxLength} characters` : "";
  return `${kind}${least}${most}`;
}

function range({ minimum, maximum }: Schema): string {
  const from = minimum !== undefined && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? minimum : null;
  const to = maximum !== undefined && Math.abs(maximum) < Number.MAX_SAFE_INTEGER ? maximum : null;
  if (from !== null && to !== null) return `, ${from} to ${to}`;
  if (from !== null) return `, ${from} or more`;
  return to === null ? "" : `, up to ${to}`;
}

/** The object in "something or null", or all fields of "one of these objects". */
function objectSchema(schema: Schema): Schema {
  const only = withoutNull(schema);
  const branches = schemaBranches(only)?.filter(({ properties }) => properties) ?? [];
  if (branches.length < 2) return only;
  const properties: Record<string, Schema> = {};
  for (const [name, field] of branches.flatMap((branch) => Object.entries(branch.properties ?? {}))) {
    const before = properties[name];
    properties[name] = before && JSON.stringify(before) !== JSON.stringify(field) ? { anyOf: [before, field] } : field;
  }
  return {
    properties,
    required: Object.keys(properties).filter((name) => branches.every(({ required = [] }) => required.includes(name))),
  };
}

function schemaBranches({ anyOf, oneOf }: Schema): Schema[] | undefined {
  return anyOf ?? oneOf;
}

/** The object or list in "something or null". */
function withoutNull(schema: Schema): Schema {
  const [only, ...more] = (schemaBranches(schema) ?? [schema]).filter(({ type }) => type !== "null");
  return only && more.length === 0 && only !== schema ? withoutNull(only) : schema;
}
