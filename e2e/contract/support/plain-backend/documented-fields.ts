import fs from "node:fs";

function table(file: string): string[][] {
  return fs
    .readFileSync(`docs/spec/${file}`, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

const entityFields = new Set(table("entities.tsv").flatMap(([, fields = ""]) => fields.split(", ")));

/** The specified response of each call, by method and path. */
export const documentedResponses = new Map(
  table("calls.tsv").map(([method = "", path = "", , , , answer = ""]) => [
    `${method} ${path.replace(/\/$/, "")}`,
    answer,
  ]),
);

/**
 * The field names of a response that are not documented: outermost ones are compared with the call's own line, inner
 * ones with any entity.
 */
export function undocumentedIn(call: string, body: unknown): string[] {
  const line = documentedResponses.get(call) ?? "";
  return namesIn(body).filter((name) => !entityFields.has(name) && !new RegExp(`\\b${name}\\b`).test(line));
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)]);
}
