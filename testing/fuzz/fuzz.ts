import fc from "fast-check";
import { callApi } from "../calls/call-api";
import { newAddress } from "../people/learners";
import { type Check, checkAgainst } from "./check-answer";
import { type Document, listOperations } from "./document";
import { withIds } from "./known-ids";
import { type Bystander, newBystander, newCaller, type Person } from "./people";
import { type Finding, noteAnswer, type Report } from "./report";
import { anyRequest, type Request } from "./requests";
import { asCommand, fromAnywhere, type HttpResponse, type Sent, send } from "./send";

type Options = { url: string; requests: number; seed: number };
type Run = { url: string; check: Check; bystander: Bystander; report: Report };

const callers = 8;
/** Bodies can be of 1 MB, so not all requests are generated at once. */
const batchSize = 200;

/** Makes requests from the portal's own document and checks each response against it. */
export async function fuzz({ url, requests, seed }: Options): Promise<Report> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const operations = listOperations(document);
  const calls = operations.map(({ id }) => id);
  const report: Report = {
    seed,
    kind: "requests",
    count: requests,
    statuses: {},
    calls,
    succeeded: new Set(),
    findings: [],
  };
  const run: Run = { url, check: checkAgainst(document), bystander: await newBystander(url), report };
  const before = await run.bystander.data();
  const generator = anyRequest(operations);
  const people = await Promise.all(Array.from({ length: callers }, () => newCaller(url)));

  for (let from = 0; from < requests; from += batchSize) {
    const batch = fc.sample(generator, { numRuns: Math.min(batchSize, requests - from), seed: seed + from });
    await Promise.all(
      people.map((person, lane) => makeLane(run, batch, from, lane, person).then((last) => (people[lane] = last))),
    );
  }
  const after = await run.bystander.data();
  if (after !== before) report.findings.push(changed(before, after, requests));
  return report;
}

/**
 * Every eighth request, one after the other: which of them a caller makes, and after which, depends on the seed alone.
 */
async function makeLane(run: Run, batch: Request[], from: number, lane: number, first: Person): Promise<Person> {
  let person = first;
  for (const [index, request] of batch.entries()) {
    if (index % callers !== lane) continue;
    const answer = await makeOne(run, request, from + index, person);
    if (await isUsedUp(run, request, answer, person)) person = await newCaller(run.url);
  }
  return person;
}

async function makeOne(
  { url, check, bystander, report }: Run,
  request: Request,
  number: number,
  person: Person,
): Promise<HttpResponse | null> {
  const sent = prepare(request, person, bystander);
  const answer = await send(url, sent);
  const { operationId } = request;
  const status = noteAnswer(report, operationId, answer?.status);
  const what = check(sent, answer, bystander.secrets);
  if (what) {
    const commands = [asCommand(url, sent)];
    report.findings.push({ what, operationId, status, number, commands, answer: (answer?.text ?? "").slice(0, 500) });
  }
  return answer;
}

/** A generated request with the ids of this run. */
function prepare(
  { method, target, headers, credentials, contentType, body }: Request,
  own: Person,
  other: Bystander,
): Sent {
  const filled = (text: string) => withIds(text, own, other, newAddress);
  return {
    method,
    target: filled(target),
    headers: {
      ...Object.fromEntries(headers),
      ...fromAnywhere(),
      ...(contentType !== null && body && { "content-type": contentType }),
      ...(credentials !== "none" && { authorization: `Bearer ${credentials === "own" ? own.token : "A".repeat(43)}` }),
    },
    body: body ? Buffer.from(filled(body.text), body.bytes ? "latin1" : "utf8") : null,
  };
}

/**
 * When a learner is signed out, deleted or at a limit, another learner continues; otherwise most of the following
 * responses would be 401 or 429.
 */
async function isUsedUp(
  { url }: Run,
  { credentials }: Request,
  answer: HttpResponse | null,
  { token }: Person,
): Promise<boolean> {
  if (answer?.status === 429) return true;
  if (answer?.status === 401 && credentials === "own")
    return (await callApi("GET", "/users/profile", { token }, url)).status !== 200;
  return false;
}

function changed(before: string, after: string, number: number): Finding {
  const place = [...before].findIndex((letter, index) => letter !== after[index]);
  const answer = `before: ${before.slice(Math.max(0, place - 60), place + 120)}\nafter: ${after.slice(Math.max(0, place - 60), place + 120)}`;
  return {
    what: "data of a learner changed who made no request",
    operationId: "security.readMyData",
    status: 200,
    number,
    commands: [],
    answer,
  };
}
