import type { Schema } from "../../lib/api/openapi/fields";

type Parameter = { name: string; in: "path" | "query"; schema: Schema };
type Content = Record<string, { schema?: Schema }>;
export type Operation = {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  bodySchema: Schema | null;
  /** By status, without `default`: each content type with the schema of its body. */
  answers: Record<string, Content>;
};
type WrittenOperation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Document = {
  paths: Record<string, Record<string, WrittenOperation>>;
  components: { schemas: { Error: Schema } };
};

export function listOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
      id: operationId ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      bodySchema: requestBody?.content["application/json"]?.schema ?? null,
      answers: Object.fromEntries(
        Object.entries(responses).flatMap(([status, { content }]) =>
          status === "default" ? [] : [[status, content ?? {}]],
        ),
      ),
    })),
  );
}

/**
 * The operation that a request reaches: a generated path can be that of another operation than the one it was made
 * from.
 */
export function operationAt(operations: Operation[], method: string, target: string): Operation | null {
  const parts = splitPath(new URL(target, "http://portal").pathname.replace(/^\/api(?=\/|$)/, ""));
  const documented = method === "HEAD" ? "GET" : method;
  const fitting = operations.filter(
    (operation) => operation.method === documented && fits(splitPath(operation.path), parts),
  );
  // A name that is spelled out is stronger than one in braces.
  return fitting.sort((one, other) => inBraces(one) - inBraces(other))[0] ?? null;
}

const splitPath = (path: string) => path.split("/").filter(Boolean);
const inBraces = ({ path }: Operation) => path.split("{").length;

function fits(template: string[], parts: string[]): boolean {
  return (
    template.length === parts.length && template.every((name, index) => name.startsWith("{") || name === parts[index])
  );
}
