import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { requestIdOf } from "./request-id";

const requestOf = (id?: string) => ({ headers: id === undefined ? {} : { "x-request-id": id } }) as unknown as IncomingMessage;

test("a trusted proxy's id is taken; a stranger's, and one that is none, is replaced by a new one", () => {
  expect(requestIdOf(requestOf("5f1c0b1e22d94c8e"), 1)).toBe("5f1c0b1e22d94c8e");
  expect(requestIdOf(requestOf("5f1c0b1e22d94c8e"), 0)).not.toBe("5f1c0b1e22d94c8e");
  for (const id of ["short", "asha@example.org", "x".repeat(65), undefined]) expect(requestIdOf(requestOf(id), 1)).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIdOf(requestOf(), 1)).not.toBe(requestIdOf(requestOf(), 1));
});
