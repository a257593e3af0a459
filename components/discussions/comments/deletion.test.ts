import fc from "fast-check";
import { expect, test } from "vitest";
import { afterDeletion, readDeleted } from "./deletion";

test("the address after a deletion contains the result and is otherwise unchanged", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^(?:\/[a-z0-9-]{0,8}){0,4}$/),
      fc.boolean(),
      fc.constantFrom("", "?page=2", "?deleted=no", "#add-comment"),
      (path, done, rest) => {
        const address = new URL(afterDeletion(`/discussions${path}${rest}`, done), "http://localhost");
        expect(address.pathname).toBe(new URL(`/discussions${path}`, "http://localhost").pathname);
        expect(readDeleted(address.searchParams.get("deleted"))).toBe(done);
        expect(address.hash).toBe("#comments");
      },
    ),
  );
});

test.each([undefined, null, "", "1", "true", ["yes"]])("%j means that nothing was deleted", (given) => {
  expect(readDeleted(given)).toBeNull();
});
