import { setTimeout as wait } from "node:timers/promises";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { succeed } from "../../testing/calls/call-api";
import { completeProfile, completeTopic, content, type NewLearner, newLearner } from "../../testing/people/learners";

// npm run bench -- walk --url http://localhost:3000

const command = {
  name: "bench -- walk",
  description:
    "Registers a throw-away learner at a running portal, through its API only, who completes a course up to the certificate with every key known and each page open only as long as the portal requires: over a quarter of an hour with normal settings, no time in tests. The time is printed, beside the reading at 200 words a minute.",
  options: {
    url: {
      type: "string",
      meaning: "the portal's address, such as http://localhost:3000",
      placeholder: "ADDRESS",
      required: true,
    },
    course: {
      type: "string",
      oneOf: content.courses.map(({ id }) => id),
      meaning: "the course's id",
      default: "growing-up-healthy",
    },
  },
  exitCodes: { 1: "a call failed, which is printed" },
} as const;
const { values } = readCommand(command);
const url = values.url.replace(/\/+$/, "");
if (!/^https?:\/\//.test(url))
  refuseArguments(command, "--url has to be the portal's address, such as http://localhost:3000.");

/** A quarter of the page's reading time, and a margin for the network. */
const neededShare = 0.25;
const marginMs = 300;
const mostLooks = 5;

const course = content.courseById.get(values.course);
const learner = await newLearner({ firstName: "Walk", lastName: "Through" }, url);
const { token } = learner;
await completeProfile(learner);
console.log(`Registered ${learner.username}, who takes ${values.course}.`);
const { enrollmentId: eid } = await succeed("POST", "/courses/enroll", { token, body: { id: values.course } }, url);
const began = Date.now();
let readingSeconds = 0;
for (const topic of course?.topics ?? []) {
  for (const index of topic.pages.keys()) readingSeconds += await openPage(learner, topic.id, index + 1);
  await completeTopic(learner, topic);
  console.log(`  ${topic.name.en}: ${topic.pages.length} pages, complete`);
}
const minutes = (ms: number) => (ms / 60_000).toFixed(1);
console.log(
  `All topics took ${minutes(Date.now() - began)} minutes with every key known and no page read. Reading them at 200 words a minute takes ${minutes(readingSeconds * 1000)}, and no page has to be open for that long.`,
);
// Where a coordinator has to approve the review first, the answer says so.
const completed = `/courses/completed_status/${values.course}`;
const { certificateId } = await succeed("PUT", completed, { token, body: { eid } }, url);
const { data } = await succeed("GET", `/certificate/${certificateId}`, { token }, url);
console.log(`Certificate ${(data as { number: string }).number}: /certificate/${certificateId}`);

/** Leaves a page open until it counts as read. @returns its reading time at 200 words a minute, in seconds */
async function openPage({ token }: NewLearner, topicId: string, page: number): Promise<number> {
  const { reading_seconds } = await succeed("GET", `/courses/topicPrimaryReading/${topicId}/${page}`, { token }, url);
  const ms = Number(reading_seconds) * 1000 * neededShare + marginMs;
  for (let look = 0; look < mostLooks; look += 1) {
    const { data } = await succeed("POST", `/users/reading/${topicId}`, { token, body: { page } }, url);
    const { pages_read } = data as { pages_read?: number[] };
    if (pages_read === undefined || pages_read.includes(page)) return Number(reading_seconds);
    await wait(ms);
  }
  throw new Error(
    `Page ${page} of ${topicId} was open for ${(mostLooks * ms) / 1000} seconds and does not count as read.`,
  );
}
