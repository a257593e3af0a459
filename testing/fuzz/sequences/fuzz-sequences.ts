import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { newAddress } from "../../people/learners";
import { type Check, checkAgainst } from "../check-answer";
import { type Document, listOperations } from "../document";
import { newAddressPlaceholder } from "../known-ids";
import { encodePart } from "../percent";
import { noteAnswer, type Report } from "../report";
import { asCommand, fromAnywhere, type HttpResponse, type Sent, send } from "../send";
import { type Actor, createActors, type Role, roles } from "./actors";
import { callSubject, type LearntIds, learntIds, withLearnt } from "./learnt";
import { anySequence, type Sequence, type Step } from "./steps";

type Options = {
  url: string;
  sqliteFile: string;
  sequences: number;
  seed: number;
  only?: (operationId: string) => boolean;
};

const lanes = 4;
const batchSize = 100;
/**
 * After this many requests, an actor who has lost role or session is replaced; its requests until then are tests too.
 */
const checkActorsEvery = 10;

/**
 * Makes sequences of calls from the portal's own document, with ids from earlier responses, and checks each response.
 */
export async function fuzzSequences({ url, sqliteFile, sequences, seed, only = () => true }: Options): Promise<Report> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const operations = listOperations(document).filter(({ id }) => only(id));
  const cast = createActors(url, sqliteFile);
  const calls = operations.map(({ id }) => id);
  const report: Report = {
    seed,
    kind: "sequences",
    count: sequences,
    statuses: {},
    calls,
    succeeded: new Set(),
    findings: [],
  };
  const run = { url, check: checkAgainst(document), report, cast };
  const generator = anySequence(operations);
  const people = await Promise.all(Array.from({ length: lanes }, () => newLane(run)));
  for (let from = 0; from < sequences; from += batchSize) {
    const batch = fc.sample(generator, { numRuns: Math.min(batchSize, sequences - from), seed: seed + from });
    await Promise.all(people.map((lane, index) => makeLane(run, lane, batch, from, index)));
  }
  cast.close();
  return report;
}

type Run = { url: string; check: Check; report: Report; cast: ReturnType<typeof createActors> };
type Lane = { actors: Record<Role, Actor>; learnt: LearntIds };

async function newLane({ cast }: Run): Promise<Lane> {
  const lane: Lane = { actors: {} as Lane["actors"], learnt: learntIds() };
  for (const role of roles) await replace(lane, role, cast);
  return lane;
}

async function replace({ actors, learnt }: Lane, role: Role, cast: Run["cast"]): Promise<void> {
  actors[role] = await cast.newActor(role);
  learnt.note("username", actors[role].username);
  learnt.note("accountid", actors[role].accountId);
}

async function makeLane(run: Run, lane: Lane, batch: Sequence[], from: number, index: number): Promise<void> {
  for (const [place, sequence] of batch.entries()) {
    if (place % lanes !== index) continue;
    await makeOne(run, lane, sequence, from + place);
    if (place % checkActorsEvery < lanes)
      for (const role of roles) if (!(await run.cast.isFit(lane.actors[role]))) await replace(lane, role, run.cast);
  }
}

async function makeOne(run: Run, lane: Lane, { steps, way }: Sequence, number: number): Promise<void> {
  const made: string[] = [];
  const settle = (step: Step, sent: Sent, answer: HttpResponse | null) => {
    made.push(asCommand(run.url, sent));
    note(run, lane, { step, sent, answer, number, way, made: [...made] });
  };
  const inTurn = async (step: Step) => {
    const sent = prepare(step, lane);
    settle(step, sent, await send(run.url, sent));
  };
  if (way === "at once") {
    const [first, ...rest] = steps;
    if (first) await inTurn(first);
    // The same call twice, and the others beside it.
    const together = [...rest, ...rest.slice(0, 1)].map((step) => ({ step, sent: prepare(step, lane) }));
    const answers = await Promise.all(together.map(({ sent }) => send(run.url, sent)));
    for (const [place, { step, sent }] of together.entries()) settle(step, sent, answers[place] ?? null);
    return;
  }
  for (const step of steps) {
    if (way === "answer lost") {
      const sent = prepare(step, lane);
      made.push(`${asCommand(run.url, sent)} --max-time 0.01`);
      await send(run.url, sent, randomBytes(1).readUInt8() / 16);
      settle(step, sent, await send(run.url, sent));
    } else await inTurn(step);
  }
}

function prepare({ role, method, target, body }: Step, { actors, learnt }: Lane): Sent {
  const actor = actors[role];
  const own = (text: string) =>
    text
      .replaceAll(newAddressPlaceholder, newAddress)
      .replace(/~own\.username~/g, actor.username)
      .replace(/~own\._id~/g, actor.accountId);
  const inJson = (id: string) => JSON.stringify(id).slice(1, -1);
  const headers: Record<string, string> = { ...fromAnywhere(), authorization: `Bearer ${actor.token}` };
  if (body !== null) headers["content-type"] = "application/json";
  return {
    method,
    target: own(withLearnt(target, learnt, encodePart)),
    headers,
    body: body === null ? null : Buffer.from(own(withLearnt(body, learnt, inJson))),
  };
}

type Made = {
  step: Step;
  sent: Sent;
  answer: HttpResponse | null;
  number: number;
  way: Sequence["way"];
  made: string[];
};

function note(
  { check, report }: Run,
  { learnt }: Lane,
  { step: { operationId }, sent, answer, number, way, made }: Made,
): void {
  const status = noteAnswer(report, operationId, answer?.status);
  if (status === 200 && (answer?.headers["content-type"] ?? "").startsWith("application/json"))
    learnt.learn(JSON.parse(answer?.text || "null"), callSubject(sent.target));
  const what = check(sent, answer, []);
  if (what)
    report.findings.push({
      what,
      operationId,
      status,
      number,
      way,
      commands: made,
      answer: (answer?.text ?? "").slice(0, 500),
    });
}
