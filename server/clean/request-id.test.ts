import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { trustIn } from "../../lib/platform/trusted-proxies";
import { chooseRequestId } from "./clean";

const makeRequest = (id?: string) =>
  ({
    headers: id === undefined ? {} : { "x-request-id": id },
    socket: { remoteAddress: "192.0.2.1" },
  }) as unknown as IncomingMessage;

test("a trusted proxy's id is used; a stranger's or an invalid one is replaced by a new one", () => {
  expect(chooseRequestId(makeRequest("5f1c0b1e22d94c8e"), trustIn(1))).toBe("5f1c0b1e22d94c8e");
  expect(chooseRequestId(makeRequest("5f1c0b1e22d94c8e"), trustIn(0))).not.toBe("5f1c0b1e22d94c8e");
  for (const id of ["short", "asha@example.org", "x".repeat(65), undefined])
    expect(chooseRequestId(makeRequest(id), trustIn(1))).toMatch(/^[0-9a-f-]{36}$/);
  expect(chooseRequestId(makeRequest(), trustIn(1))).not.toBe(chooseRequestId(makeRequest(), trustIn(1)));
});

test("with ranges an id is taken of a connection from one of them only", () => {
  expect(chooseRequestId(makeRequest("5f1c0b1e22d94c8e"), trustIn(["192.0.2.0/24"]))).toBe("5f1c0b1e22d94c8e");
  expect(chooseRequestId(makeRequest("5f1c0b1e22d94c8e"), trustIn(["loopback"]))).not.toBe("5f1c0b1e22d94c8e");
});
