import type { Finding, Report } from "./fuzz";

/**
 * The report as text: what was made, what came back, and of each kind of finding the first with a command that makes it
 * again.
 */
export function reportAsText({ seed, statuses, calls, succeeded, findings }: Report): string {
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const byStatus = Object.entries(statuses).map(
    ([status, count]) => `  ${status === "0" ? "no answer" : status}: ${count}`,
  );
  const kinds = [...Map.groupBy(findings, ({ what, operationId, status }) => `${operationId}: ${status}, ${what}`)];
  return [
    `${requests} requests, seed ${seed}`,
    ...byStatus,
    `${succeeded.length} of ${calls} calls answered with success at least once`,
    `${findings.length} findings of ${kinds.length} kinds`,
    ...kinds.flatMap(([kind, [first, ...more]]) =>
      first ? ["", `${kind} (${more.length + 1} times)`, ...example(first)] : [],
    ),
  ].join("\n");
}

function example({ number, command, answer }: Finding): string[] {
  return [`  request ${number}: ${command}`, `  answer: ${answer}`];
}
