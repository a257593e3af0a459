import type { SequenceFinding, SequenceReport } from "./fuzz-sequences";

/** The report as text: of each kind of finding the first, with the commands that make its sequence again. */
export function sequencesAsText({
  seed,
  sequences,
  requests,
  statuses,
  succeeded,
  calls,
  findings,
}: SequenceReport): string {
  const kinds = [...Map.groupBy(findings, ({ what, operationId, status }) => `${operationId}: ${status}, ${what}`)];
  return [
    `${sequences} sequences, ${requests} requests, seed ${seed}`,
    ...Object.entries(statuses).map(([status, count]) => `  ${status === "0" ? "no answer" : status}: ${count}`),
    `${succeeded.size} of ${calls.length} calls answered with success at least once; without: ${calls.filter((call) => !succeeded.has(call)).join(", ")}`,
    `${findings.length} findings of ${kinds.length} kinds`,
    ...kinds.flatMap(([kind, [first, ...more]]) =>
      first ? ["", `${kind} (${more.length + 1} times)`, ...example(first)] : [],
    ),
  ].join("\n");
}

function example({ number, way, commands, answer }: SequenceFinding): string[] {
  return [`  sequence ${number}, ${way}:`, ...commands.map((command) => `    ${command}`), `  answer: ${answer}`];
}
