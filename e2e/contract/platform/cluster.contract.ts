import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePorts } from "../../../lib/process/free-port";
import { type Cluster, startCluster } from "../../../scripts/cluster/cluster";
import { findNginx } from "../../../scripts/cluster/nginx";
import { callApi, readCookies } from "../../../testing/calls/call-api";
import { content, makeRegistration, newAddress } from "../../../testing/people/learners";
import { missing, startLearning, untilWrites } from "../../../testing/people/learning-load";
import { quickStart } from "../../../testing/portal/portal";
import { listScripts } from "../support/site-pages";

// The deployed whole on one machine: nginx with deploy/nginx.conf, two processes, PostgreSQL, and visitors who come all
// the time.

const slug = content.discussions[0]?.slug ?? "";
const forum = `/discussions/view/${slug}`;

describe.runIf(findNginx())("nginx, two processes and PostgreSQL", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-cluster-"));
  let cluster: Cluster;
  let output = "";
  beforeAll(async () => {
    // PostgreSQL runs as a user of its own where this runs as root, and its folder is in this one.
    fs.chmodSync(folder, 0o755);
    const env = { TESTS_WITHOUT_WAITING: "1", ...quickStart };
    const onOutput = (text: string) => (output += text);
    cluster = await startCluster({
      port: await freePorts(3),
      processes: 2,
      dataDir: path.join(folder, "data"),
      databaseUrl: null,
      env,
      say: onOutput,
      onOutput,
    });
  });
  afterAll(async () => {
    await cluster?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const read = async (address: string, cookie = "") => {
    const answer = await fetch(cluster.url + address, { headers: { cookie }, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const enter = async () =>
    readCookies(await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, cluster.url));
  /** Writes as a browser does: with the session's cookie, so that the next page comes from the same process. */
  const comment = (cookie: string, text: string) =>
    callApi(
      "POST",
      `/discussions/${slug}/comments`,
      { cookie, body: { comment: text }, headers: { origin: cluster.url } },
      cluster.url,
    );

  test("under load each visitor gets the page of the own language, and no request fails", async () => {
    const languages = { en: '<html lang="en"', hi: '<html lang="hi"' };
    for (const address of ["/bihar", forum, "/courses"])
      for (const language of Object.keys(languages)) await read(address, `language=${language}`);
    const load = await autocannon({
      url: cluster.url,
      connections: 16,
      amount: 600,
      // A slow machine is not a failure.
      timeout: 240,
      requests: ["/bihar", "/courses", forum].flatMap((address) =>
        Object.entries(languages).map(([language, mark]) => ({
          path: address,
          headers: { cookie: `language=${language}; utm_source=x` },
          onResponse: (status: number, body: string, context: { wrong?: number }) => {
            if (status !== 200 || !body.includes(mark))
              throw new Error(`${address} in ${language}: ${status} ${body.slice(0, 100)}`);
            return context;
          },
        })),
      ),
    });
    expect([load.non2xx, load.errors, load.timeouts]).toEqual([0, 0, 0]);
    await read("/bihar", "language=hi; utm_source=x");
    expect((await read("/bihar", "language=hi; utm_source=x")).headers.get("x-cache-status")).toMatch(
      /HIT|STALE|UPDATING/,
    );
  });

  test("a comment is on the page that its author sees next, and on everybody's within five seconds, in both languages", async () => {
    const visited = Promise.withResolvers<autocannon.Result>();
    const visitors = autocannon(
      { url: cluster.url + forum, connections: 4, overallRate: 200, duration: 60 },
      (error, result) => (error ? visited.reject(error) : visited.resolve(result)),
    );
    const cookie = await enter();
    await read(forum);
    for (let round = 1; round <= 3; round += 1) {
      const text = `Round ${round}, ${newAddress()}`;
      expect((await comment(cookie, text)).status).toBe(200);
      const began = performance.now();
      expect((await read(forum, cookie)).text).toContain(text);
      for (const language of ["en", "hi"])
        while (!(await read(forum, `language=${language}`)).text.includes(text))
          expect(performance.now() - began).toBeLessThan(5000);
      expect(performance.now() - began).toBeLessThan(5000);
    }
    visitors.stop();
    const { non2xx, errors, requests } = await visited.promise;
    expect([non2xx, errors]).toEqual([0, 0]);
    expect(requests.total).toBeGreaterThan(10);
  });

  test("the message of a form is on a page that nginx has stored, for its visitor alone", async () => {
    const plain = await read("/courses", "language=en");
    expect((await read("/courses", "language=en")).headers.get("x-cache-status")).toMatch(/HIT|STALE|UPDATING/);
    const carrying = await read("/courses", "language=en; carried_message=You%20have%20registered%204711");
    expect(carrying.text).toContain("You have registered 4711");
    expect(carrying.headers.get("cache-control")).toBe("private, no-store");
    for (let count = 0; count < 3; count += 1)
      expect((await read("/courses", "language=en")).text).not.toContain("You have registered 4711");
    expect(plain.text).not.toContain("You have registered 4711");
  });

  test("files of the build come from nginx, compressed and for a year; pages of one visitor are stored nowhere", async () => {
    const scripts = await listScripts(cluster.url, (await read("/courses")).text);
    expect(scripts.length).toBeGreaterThan(2);
    const [script = ""] = scripts;
    const { headers } = await read(script);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-encoding")).toBe("gzip");
    const dashboard = await read("/dashboard", await enter());
    expect([dashboard.status, dashboard.headers.get("cache-control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(dashboard.headers.get("x-cache-status")).not.toBe("HIT");
    expect((await read("/courses")).headers.get("cache-control")).toBe("private, no-cache");
  });

  test("no log of nginx or of a process holds the token of a mailed link", async () => {
    for (const link of ["verify-email", "reset-password-token", "guardian-consent"])
      await read(`/${link}/mailed-token-of-somebody/1`);
    const logs = () =>
      ["access.log", "error.log"]
        .map((name) => fs.readFileSync(path.join(cluster.nginxFolder ?? "", name), "utf8"))
        .join("");
    // The address of the last request: once a log has it, the log has the requests before it too.
    await expect.poll(logs).toContain("/guardian-consent/…");
    await expect.poll(() => output).toContain("/guardian-consent/[token]/[id]");
    expect(logs()).toContain("/verify-email/…");
    expect(output).toContain("/verify-email/[token]/[id]");
    expect(logs() + output).not.toContain("mailed-token-of-somebody");
  });

  test("one of the processes is killed while learners write: the other goes on, the killed one comes back, nothing is lost", async () => {
    const [killed, other] = cluster.processes;
    if (!killed || !other) throw new Error("There are no two processes.");
    const isReady = (port: number) =>
      fetch(`http://localhost:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const load = startLearning(cluster.url);
    try {
      await untilWrites(load, 50);
      const pid = killed.pid();
      process.kill(pid, "SIGKILL");
      expect(await isReady(other.port)).toBe(true);
      await untilWrites(load, load.writes() + 50);
      await expect.poll(async () => killed.pid() !== pid && (await isReady(killed.port)), { interval: 200 }).toBe(true);
    } finally {
      await load.stop();
    }
    expect(await missing(cluster.url, load.acknowledged)).toEqual([]);
  });
});
