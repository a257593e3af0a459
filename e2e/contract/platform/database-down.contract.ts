import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../../lib/platform/db/testing/create-database";
import { callApi, readCookies } from "../../../testing/calls/call-api";
import { calls } from "../../../testing/calls/calls";
import * as postgres from "../../../testing/database/postgres";
import { courseId, makeRegistration, newAddress, topics } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { pageHeading } from "../support/raw";

/** Stands between the portal and its PostgreSQL: stopping it is what a stopped PostgreSQL looks like. */
function wireTo(target: URL): Promise<{ port: number; cut: () => Promise<void>; mend: () => Promise<void> }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const onward = net.connect(Number(target.port), target.hostname);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on("error", () => undefined).on("close", () => [socket.destroy(), onward.destroy()]);
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return listen(0).then(() => {
    const { port } = server.address() as net.AddressInfo;
    const cut = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      });
    return { port, cut, mend: () => listen(port) };
  });
}

/** A process renders a page at its first request, so these are opened before. */
const publicPages = ["/", "/courses", "/discussions", "/login"];
let portal: Portal;
let cookie: string;
let token: string;
let wire: Awaited<ReturnType<typeof wireTo>>;
const cleaning: (() => unknown)[] = [];

beforeAll(async () => {
  const server = await postgres.start();
  cleaning.unshift(postgres.stop);
  const database = await createDatabase(server);
  cleaning.unshift(database.drop);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-database-down-"));
  cleaning.unshift(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const through = new URL(database.url);
  wire = await wireTo(new URL(database.url));
  through.hostname = "127.0.0.1";
  through.port = String(wire.port);
  portal = await startPortal({ PORTAL_DATA_DIR: dataDir, DATABASE_URL: through.href });
  cleaning.unshift(portal.stop);
  const registered = await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, portal.url);
  cookie = readCookies(registered);
  token = String(registered.body.token);
  await callApi("POST", "/courses/enroll", { token, body: { id: courseId, name: "", language: "en" } }, portal.url);
  for (const address of publicPages) await (await fetch(portal.url + address)).text();
  await wire.cut();
});
afterAll(async () => {
  await wire.cut().catch(() => undefined);
  for (const clean of cleaning) await clean();
});

const module = `/course/module/${topics[0].id}`;
const pages = [
  "/dashboard",
  `/view/course/${courseId}`,
  `${module}/primary/1`,
  `${module}/quiz`,
  "/profile",
  "/settings",
  "/help/assistant",
];
const everybodys = [`/certificate/${"0".repeat(32)}`, `/discussions/view/${"x".repeat(20)}/comment`];

test.each([...pages, ...everybodys])(
  "%s shows that the database does not answer, and when to try again",
  async (address) => {
    for (const [language, heading] of [
      ["en", "The portal's data service is not answering just now."],
      ["hi", "पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।"],
    ]) {
      const answer = await fetch(portal.url + address, {
        headers: { cookie: `${cookie}; language=${language}` },
        redirect: "manual",
      });
      expect([answer.status, pageHeading(await answer.text())], language).toEqual([503, heading]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  },
);

test("the search goes on, for what it looks through is held in memory", async () => {
  const answer = await fetch(`${portal.url}/search?query=period&language=hi`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("/topic/our-bodies/irregular-periods-first-years");
});

describe.each(calls)("$call", ({ method, example }) => {
  test("answers, or reports that the database does not", async () => {
    const { path: address, body } = example({
      token,
      username: newAddress(),
      _id: "x",
      url: portal.url,
      eid: "x",
      certificateId: "0".repeat(32),
    });
    const answer = await callApi(method, address, { token, body }, portal.url);
    expect([200, 400, 404, 503], answer.text).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("a form without JavaScript gets the error page too", async () => {
  const form = new FormData();
  form.set("remove", "1");
  const picture = await fetch(`${portal.url}/profile/picture`, {
    method: "POST",
    body: form,
    headers: { cookie },
    redirect: "manual",
  });
  expect(picture.status).toBeLessThan(500);
  const logout = await fetch(`${portal.url}/logout`, {
    method: "POST",
    headers: { cookie, origin: portal.url },
    redirect: "manual",
  });
  expect(logout.status).toBe(503);
});

test("public pages go on, and everything is there again with the database", async () => {
  for (const address of publicPages) expect((await fetch(portal.url + address)).status, address).toBe(200);
  await wire.mend();
  const answer = await fetch(`${portal.url}/dashboard`, { headers: { cookie }, redirect: "manual" });
  expect(answer.status).toBe(200);
});
