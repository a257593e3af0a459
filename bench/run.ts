import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { courseId, readCourse } from "../e2e/support/course-content";

// npm run bench: requests per second of the built portal on this machine, as one table. Compare only numbers of one run.

const port = Number(process.env.BENCH_PORT ?? 3290);
const base = `http://localhost:${port}`;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = 3;
const connections = 20;
const [topic] = readCourse();
if (!topic) throw new Error("The course has no topic");

type Row = { what: string; perSecond: number; p50Ms: number; p99Ms: number; bytes: number };

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-bench-"));
const env = { ...process.env, PORT: String(port), PORTAL_DATA_DIR: dataDir, NODE_ENV: "production" as const };
const server = await startServer();
try {
  const learners = await Promise.all(Array.from({ length: connections }, (_, index) => newLearner(index)));
  const [learner] = learners;
  if (!learner) throw new Error("No learner could be made");
  const rows = [
    await measurePage("Home (prerendered)", "/"),
    await measurePage("Course information (prerendered)", `/info/course/${courseId}`),
    await measurePage("Lesson page (signed in)", `/course/module/${topic.id}/primary/1`, learner),
    await measurePage("My course (signed in)", `/view/course/${courseId}`, learner),
    await measureQuiz(learners),
  ];
  print(rows);
} finally {
  server.kill("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
}

async function startServer(): Promise<ChildProcess> {
  if (!fs.existsSync(".next/BUILD_ID")) throw new Error("There is no build. Run npm start once, or npm run build.");
  await new Promise<void>((resolve, reject) => {
    spawn("tsx", ["scripts/migrate.ts"], { env, stdio: "inherit" }).on("close", (code) => (code === 0 ? resolve() : reject(new Error("migrate failed"))));
  });
  const child = spawn("node", ["--max-semi-space-size=32", "--max-old-space-size=512", "scripts/serve.mjs"], { env, stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${base}/courses`)
        .then((answer) => answer.ok)
        .catch(() => false)
    )
      return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The portal did not start");
}

async function post(address: string, token: string, body: object): Promise<Response> {
  return fetch(`${base}${address}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

type Learner = { token: string; cookie: string };

async function newLearner(index: number): Promise<Learner> {
  const registration = {
    username: `bench${index}@example.org`,
    password: "a long enough word 7",
    firstName: "Bench",
    lastName: "Learner",
    state: "Bihar",
    state_id: 5,
    district: "Patna",
    language: "en",
    mobile: "9876543210",
    age: 34,
    gender: "Female",
    profession: "Counsellors",
  };
  const answer = await fetch(`${base}/api/users/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  await post("/api/courses/enroll", token, { id: courseId });
  return { token, cookie };
}

async function measurePage(what: string, address: string, learner?: Learner): Promise<Row> {
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push(await autocannon({ url: `${base}${address}`, connections, duration: seconds / rounds, headers: learner ? { cookie: learner.cookie } : {} }));
  }
  const failed = results.reduce((sum, result) => sum + result.non2xx + result.errors, 0);
  if (failed > 0) throw new Error(`${what}: ${failed} answers were not 200`);
  const page = await fetch(`${base}${address}`, { headers: { ...(learner ? { cookie: learner.cookie } : {}) } });
  const middle = median(results.map((result) => result.requests.average));
  return {
    what,
    perSecond: middle,
    p50Ms: median(results.map((result) => result.latency.p50)),
    p99Ms: median(results.map((result) => result.latency.p99)),
    bytes: (await page.text()).length,
  };
}

/** Whole attempts by many learners at once: begin, then every question; each answer is on the disk before its response. */
async function measureQuiz(learners: Learner[]): Promise<Row> {
  const times: number[] = [];
  const until = Date.now() + seconds * 1000;
  const started = Date.now();
  await Promise.all(
    learners.map(async ({ token }) => {
      while (Date.now() < until) {
        await timed(() => post(`/api/quiz/${topic?.id}/attempts`, token, {}));
        for (const question of topic?.questions ?? [])
          await timed(() => post(`/api/quiz/${topic?.id}/answers`, token, { questionId: question.id, choices: question.right }));
      }
    }),
  );
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { what: "Quiz answer (written to disk)", perSecond: (times.length * 1000) / (Date.now() - started), p50Ms: at(0.5), p99Ms: at(0.99), bytes: 0 };

  async function timed(work: () => Promise<Response>): Promise<void> {
    const begin = performance.now();
    const answer = await work();
    if (!answer.ok) throw new Error(`A quiz call answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begin);
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(rows: Row[]): void {
  console.log(`\n| what | requests a second | median ms | 99 % ms | HTML KB |\n|---|---:|---:|---:|---:|`);
  for (const row of rows)
    console.log(
      `| ${row.what} | ${Math.round(row.perSecond)} | ${row.p50Ms.toFixed(1)} | ${row.p99Ms.toFixed(1)} | ${row.bytes ? (row.bytes / 1024).toFixed(1) : ""} |`,
    );
  console.log(`\n${connections} connections, median of ${rounds} rounds, ${os.cpus().length} cores shared with the load, Node ${process.version}.`);
}
