import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courseId, makeRegistration, newAddress, topics } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

const folders: string[] = [];
let backend: Portal;
let portal: Portal;

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "portal-upstream-pages-"));
  folders.push(made);
  return made;
}

/** The calls that have reached the backend. */
const calls: string[] = [];
const listener = http.createServer(async (request, response) => {
  calls.push(`${request.method} ${request.url}`);
  const body = Buffer.concat(await Array.fromAsync(request));
  const headers = { ...(request.headers as Record<string, string>) };
  for (const name of ["host", "connection", "content-length", "transfer-encoding", "accept-encoding"])
    delete headers[name];
  try {
    const answer = await fetch(backend.url + request.url, {
      method: request.method,
      headers,
      body: body.length > 0 ? body : undefined,
    });
    response
      .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
      .end(await answer.text());
  } catch {
    request.socket.destroy();
  }
});

beforeAll(async () => {
  backend = await startPortal({ PORTAL_DATA_DIR: folder() });
  await new Promise<void>((listening) => listener.listen(0, "localhost", listening));
  const { port } = listener.address() as AddressInfo;
  // The time limit has its own tests (silent-upstream); a slow machine must not reach it here.
  const unhurried = { PORTAL_UPSTREAM_TIMEOUT_MS: "60000" };
  portal = await startPortal({
    PORTAL_DATA_DIR: folder(),
    PORTAL_UPSTREAM_URL: `http://localhost:${port}`,
    ...unhurried,
  });
});

afterAll(async () => {
  await portal.stop();
  listener.close();
  await backend.stop();
  for (const made of folders) fs.rmSync(made, { recursive: true, force: true });
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${portal.url}/api/users/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(makeRegistration(newAddress())),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  await fetch(`${portal.url}/api/courses/enroll`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ id: courseId }),
  });
  return cookie;
}

async function page(address: string, cookie = ""): Promise<{ status: number; heading: string }> {
  const answer = await fetch(`${portal.url}${address}`, { headers: { cookie }, redirect: "manual" });
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? "";
  return { status: answer.status, heading };
}

test("the same pages are answered by an existing backend, for guests and for its learners", async () => {
  for (const address of ["/", "/courses", `/info/course/${courseId}`, "/login", "/register"])
    expect((await page(address)).status, address).toBe(200);
  const cookie = await signIn();
  const lesson = `/course/module/${topics[0].id}`;
  for (const address of [
    "/dashboard",
    `/view/course/${courseId}`,
    `${lesson}/primary/1`,
    `${lesson}/quiz`,
    "/profile",
  ]) {
    const { status, heading } = await page(address, cookie);
    expect(status, address).toBe(200);
    expect(heading, address).not.toBe("");
  }
  expect((await page(`/course/module/${topics[1].id}/primary/1`, cookie)).status).toBe(403);
});

test("a page looks its visitor up once for all its parts, and a guest's page never", async () => {
  const cookie = await signIn();
  for (const address of ["/dashboard", "/login?again=1", "/search?query=tablet", "/no/such/page"]) {
    calls.length = 0;
    await page(address, cookie);
    expect(
      calls.filter((call) => call.includes("/checkAuth")),
      address,
    ).toHaveLength(1);
  }
  calls.length = 0;
  for (const address of ["/login", "/search?query=tablet", "/courses"]) await page(address);
  expect(calls.filter((call) => call.includes("/checkAuth"))).toEqual([]);
});

test("a learner's page shows that the backend does not answer, and that nothing is lost", async () => {
  const cookie = await signIn();
  await backend.stop();
  const { status, heading } = await page("/dashboard?language=hi", cookie);
  expect(status).toBe(503);
  expect(heading).toBe("पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।");
});
