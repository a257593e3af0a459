/** An answer that is wrong, and the commands that make it again. */
export type Finding = {
  what: string;
  operationId: string;
  status: number;
  /** Of the request or sequence, and how a sequence met the portal. */
  number: number;
  way?: string;
  commands: string[];
  answer: string;
};
export type Report = {
  seed: number;
  /** What was generated, and how many requests that made. */
  kind: "requests" | "sequences";
  count: number;
  statuses: Record<string, number>;
  /** The ids of all calls that could be made, and of those that succeeded. */
  calls: string[];
  succeeded: Set<string>;
  findings: Finding[];
};

/** Adds the answer of a request. @returns its status, 0 where none came */
export function noteAnswer({ statuses, succeeded }: Report, operationId: string, status = 0): number {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === 200) succeeded.add(operationId);
  return status;
}

/** The report as text: of each kind of finding the first, with the commands that make it again. */
export function reportAsText({ seed, kind, count, statuses, calls, succeeded, findings }: Report): string {
  const requests = Object.values(statuses).reduce((sum, each) => sum + each, 0);
  const without = calls.filter((call) => !succeeded.has(call)).join(", ");
  // Of requests by themselves those of staff never do.
  const named = kind === "sequences" ? `; without: ${without}` : "";
  const kinds = [...Map.groupBy(findings, ({ what, operationId, status }) => `${operationId}: ${status}, ${what}`)];
  return [
    `${kind === "sequences" ? `${count} sequences, ` : ""}${requests} requests, seed ${seed}`,
    ...Object.entries(statuses).map(([status, each]) => `  ${status === "0" ? "no answer" : status}: ${each}`),
    `${succeeded.size} of ${calls.length} calls answered with success at least once${named}`,
    `${findings.length} findings of ${kinds.length} kinds`,
    ...kinds.flatMap(([title, [first, ...more]]) =>
      first ? ["", `${title} (${more.length + 1} times)`, ...example(first)] : [],
    ),
  ].join("\n");
}

function example({ number, way, commands, answer }: Finding): string[] {
  const title = way ? `sequence ${number}, ${way}` : `request ${number}`;
  return [`  ${title}:`, ...commands.map((command) => `    ${command}`), `  answer: ${answer}`];
}
