import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { shownComments } from "../../lib/contract/desk/comments";
import { audiences } from "../../lib/contract/desk/mailing-texts";
import { dimensions } from "../../lib/contract/desk/programmes";
import type { CallContext } from "../../lib/domain/call";
import { desk } from "../../lib/domain/desk";
import { countAudience } from "../../lib/domain/desk/mailings/audience";
import { asHolder, guestContext } from "../../lib/domain/testing/learners";
import { type Content, type Course, loadContent } from "../../lib/platform/content";
import { migrate, type OpenDatabase, openDatabase } from "../../lib/platform/db";
import { insertBareAccount } from "../../lib/platform/db/testing/bare-account";
import { createDatabase } from "../../lib/platform/db/testing/create-database";
import { openSession } from "../../lib/platform/session/records";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { openRowReader } from "../../server/threads/row-reader";
import { start, stop } from "../../testing/database/postgres";
import { insertAll } from "../desk/bulk";
import { type Generated, generate } from "../desk/generate";
import { mark, median, table } from "../support/figures";
import { temporaryFolder } from "../support/portal";
import { describeMachine, openReport } from "../support/report";

const whileFilling = "-c session_replication_role=replica -c work_mem=128MB -c maintenance_work_mem=256MB";

const { values, words } = readCommand({
  name: "bench -- desk",
  description:
    "Measures the desk's figures and lists with generated learners, on SQLite and PostgreSQL, prints tables and writes them to .cache/bench-desk.md. Slowness fails nothing here.",
  words: [
    {
      name: "database",
      oneOf: ["sqlite", "postgres"],
      meaning: "sqlite or postgres; both where none is named",
      optional: true,
      repeated: true,
    },
  ],
  options: {
    learners: { type: "number", least: 1, default: 200000, meaning: "how many learners" },
    rounds: { type: "number", least: 1, default: 9, meaning: "how often each view is asked for" },
  },
});
const content = loadContent(path.join(root, "content"));
const limits = { sqlite: 600, postgres: 300 };
const wanted = (["sqlite", "postgres"] as const).filter((each) => words.length === 0 || words.includes(each));
const load = () => `load average ${os.loadavg()[0]?.toFixed(1)}`;
const print = openReport("bench-desk.md");

print(describeMachine());
const serverUrl = wanted.includes("postgres") ? await start() : "";
for (const dialect of wanted) {
  const { opened, made, seconds } = await filledDatabase(dialect);
  try {
    const counts = Object.entries(made).map(([name, count]) => `${name} ${count}`);
    print(`## ${dialect}\n\n${counts.join(", ")}; made in ${seconds} s, ${load()}.`);
    print(await measureViews(opened, content, values.rounds, limits[dialect]));
  } finally {
    await opened.close();
  }
}
if (serverUrl) await stop();
process.exit(0);

/** A new database with the generated rows, and how many seconds that took. */
async function filledDatabase(
  dialect: "sqlite" | "postgres",
): Promise<{ opened: OpenDatabase; made: Generated; seconds: number }> {
  const name = dialect === "postgres" ? (await createDatabase(serverUrl)).name : "";
  const sqliteFile = path.join(temporaryFolder(), "portal.sqlite");
  const open = (options = "") =>
    openDatabase({
      databaseUrl: name && `${Object.assign(new URL(serverUrl), { pathname: name }).href}${options}`,
      sqliteFile,
      readRows: openRowReader(sqliteFile).read,
    });
  // Foreign keys and triggers are not checked: the rows fit together as they are made.
  const filling = open(`?options=${encodeURIComponent(whileFilling)}`);
  if (filling.kind === "sqlite")
    for (const pragma of ["synchronous = off", "foreign_keys = off", "cache_size = -262144"])
      filling.handle.pragma(pragma);
  await migrate(filling.db);
  const begun = Date.now();
  const made = await generate(filling, content, values.learners, new Date());
  await filling.close();
  return { opened: open(), made, seconds: Math.round((Date.now() - begun) / 1000) };
}

/** A member of staff of these areas, a coordinator where nothing else is said; without states of all. */
type Staff = { areas?: { courses?: string[]; states?: number[] }; role?: "coordinator" | "administrator" | "partner" };
type View = Staff & { name: string; ask: (context: CallContext) => Promise<unknown> };

const quarter = { from: "2026-07-01", to: "2026-09-30" };
const partner: Staff = { role: "partner" };
const partnerOfState: Staff = { areas: { states: [5] }, role: "partner" };
const last = "100000";

/** Every view of the programmes with each filter, and the desk's lists, searches and counts before a mailing. */
function listViews(content: Content): View[] {
  const [first = "", second = ""] = content.courses.map(({ id }) => id);
  const ofCourseAndState: Staff = { areas: { courses: [first], states: [5] } };
  const view = (name: string, ask: View["ask"], staff: Staff = {}): View => ({ name, ask, ...staff });
  const asking =
    <Query>(prefix: string, call: (context: CallContext, query: Query) => Promise<unknown>) =>
    (name: string, query: Query, staff?: Staff) =>
      view(`${prefix}${name}`, (context) => call(context, query), staff);
  const figures = asking<object>("figures ", desk.programmeFigures);
  const course = asking<object>("one course", (context, filters) =>
    desk.courseFigures(context, { course: first, ...filters }),
  );
  const people = asking<object>("people: ", desk.listPeople);
  const inbox = asking<object>("inbox", desk.listMessages);
  const reviews = asking<object>("reviews", desk.listReviews);
  const comments = asking("comments: ", desk.listComments);
  const log = (name: string, page: string) =>
    view(`log: ${name}`, (context) => desk.listActions(context, { page }), { role: "administrator" });
  const byCampaign = { campaign: "bihar", ...quarter };
  return [
    ...dimensions.map((by) => figures(`by ${by}`, { by })),
    ...dimensions.map((by) => figures(`by ${by}, one course`, { by, course: first })),
    figures("by district, one state", { by: "district", state: "5" }),
    figures("by block, one district", { by: "block", state: "5", district: "Gaya" }),
    figures("by gender, one campaign, one quarter", { by: "gender", ...byCampaign }),
    figures("by district, partner of one state", { by: "district" }, partnerOfState),
    ...["state", "block", "campaign", "month"].map((by) => figures(`by ${by}, partner`, { by }, partner)),
    figures("by gender, one campaign, one quarter, partner", { by: "gender", ...byCampaign }, partner),
    figures("by state, coordinator of one course", {}, { areas: { courses: [first] } }),
    figures("by block, coordinator of two courses", { by: "block" }, { areas: { courses: [first, second] } }),
    figures(
      "by district, coordinator of two courses in one state",
      { by: "district" },
      { areas: { courses: [first, second], states: [5] } },
    ),
    course(": topics, questions, ratings, gain, texts", {}),
    course(", one state", { state: "5" }),
    course(", one district", { state: "5", district: "Gaya" }),
    course(", one campaign, one quarter", byCampaign),
    course(", partner of one state", {}, partnerOfState),
    course(", partner", {}, partner),
    view("overview", (context) => desk.overview(context, {})),
    people("newest", {}),
    people("newest, last page", { page: last }),
    people("a name", { find: "asha kumari" }),
    people("a name in the other script", { find: "आशा कुमारी" }),
    people("a mobile number", { find: "98765" }),
    people("one course and state, last page", { course: first, state: "5", page: last }),
    people("a name, coordinator of one course and state", { find: "asha" }, ofCourseAndState),
    inbox("", {}),
    inbox(": all, last page", { show: "all", page: last }),
    inbox(": closed", { show: "closed" }),
    inbox(", coordinator of one course and state", {}, ofCourseAndState),
    reviews("", {}),
    reviews(": last page", { page: last }),
    reviews(", coordinator of one course and state", {}, ofCourseAndState),
    ...shownComments.map((show) => comments(show, { show })),
    comments("all, last page", { show: "all", page: last }),
    comments("all, coordinator of one course and state", { show: "all" }, ofCourseAndState),
    log("newest", "1"),
    log("last page", last),
    ...audiences.map((audience) =>
      view(`count before a mailing: ${audience}`, ({ db, now }) => {
        const [course] = content.courses as [Course];
        const mailing = { course_id: first, audience, topic_id: "", days: 14, state_id: null, district: "" };
        return countAudience(db, { mailing, course, areas: { courses: null, states: null }, moment: now });
      }),
    ),
  ];
}

/** Every view so many times, in turns, after one round that is not counted. */
async function measureViews(opened: OpenDatabase, content: Content, rounds: number, limitMs: number) {
  const views = await Promise.all(
    listViews(content).map(async (view) => ({
      ...view,
      context: await staffContext(opened, view),
      times: [] as number[],
      blocks: [] as number[],
    })),
  );
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round <= rounds; round += 1)
    for (const { ask, context, times, blocks } of views) {
      delay.reset();
      const begun = performance.now();
      await ask(context);
      const took = performance.now() - begun;
      // So that a block at the end of the view is seen as well.
      await wait(5);
      if (round === 0) continue;
      times.push(took);
      blocks.push(delay.max / 1e6);
    }
  delay.disable();
  return table(
    ["view", "median ms", "slowest ms", `at most ${limitMs}`, "longest block ms, median"],
    views.map(({ name, times, blocks }) => {
      const [middle, slowest, block] = [median(times), Math.max(...times), median(blocks)];
      return [name, middle.toFixed(0), slowest.toFixed(0), mark(middle <= limitMs), block.toFixed(0)];
    }),
  );
}

/** The context of a call by a member of staff who has proven the second factor. */
async function staffContext(opened: OpenDatabase, { areas = {}, role = "coordinator" }: Staff): Promise<CallContext> {
  const { courses = [], states } = areas;
  const [account_id, now] = [randomUUID(), new Date()];
  const time = now.toISOString();
  await insertBareAccount(opened.db, account_id, { username: account_id, role, created_at: time, updated_at: time });
  const ofStates = states?.map((state) => ({ account_id, kind: "state", value: String(state) }));
  await insertAll(opened, "staff_areas", [
    ...courses.map((value) => ({ account_id, kind: "course", value })),
    ...(ofStates ?? [{ account_id, kind: "allStates", value: "" }]),
  ]);
  const token = await openSession(opened.db, account_id, "bench", now);
  const sessions = opened.db.updateTable("sessions").where("account_id", "=", account_id);
  await sessions.set({ second_factor_at: time }).execute();
  // A folder of its own: the portal makes its data folder private.
  return asHolder(await guestContext({ opened, dataDir: temporaryFolder() }, { withWaiting: true }), token);
}
