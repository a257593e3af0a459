import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "@/lib/contract/testing/any-text";
import { stepAddress, stepOfAddress } from "./step-address";

test("a step is at the form's own address, with what else that address names, or beside a stored page", () => {
  expect(stepAddress("/register", 1)).toBe("/register?step=2");
  expect(stepAddress("/register?course=growing-up-healthy&step=2&language=hi", 0)).toBe(
    "/register?course=growing-up-healthy&step=1",
  );
  expect(stepAddress("/bihar/enroll?language=hi", 1)).toBe("/bihar/enroll/step?step=2");
  expect(stepAddress("/bihar/enroll/step?step=2", 2)).toBe("/bihar/enroll/step?step=3");
});

test("T8: the address of a step stays on this site and names the step, whatever address the form was posted to", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(anyText().map(encodeURIComponent)).map((parts) => parts.join("/")),
        fc.string(),
        fc.constantFrom("//evil.example", "..//evil.example", "/\\evil.example", "\\\\evil.example"),
      ),
      fc.nat(2),
      (path, step) => {
        const made = new URL(stepAddress(`/${path}`, step), "http://portal.invalid");
        expect(made.host).toBe("portal.invalid");
        expect(stepOfAddress(made.searchParams.get("step") ?? String(step + 1))).toBe(step);
      },
    ),
  );
});

test("anything but a number from 1 to 9 names no step", () => {
  for (const named of [undefined, "", "0", "10", "1.5", "-1", "१", ["1"]]) expect(stepOfAddress(named)).toBeNull();
});
