import type { PortalContract } from "../../lib/contract";
import type { Example } from "./example";

/** The desk's calls, as a learner makes them: each is refused. What they do for staff is tested in lib/domain/desk. */
export const deskExamples: { [Name in keyof PortalContract["desk"]]: () => Example } = {
  me: () => refused({ path: "/desk/me" }),
  startSecondFactor: () => refused({ path: "/desk/second-factor/start", body: {} }),
  confirmSecondFactor: () => refused({ path: "/desk/second-factor/confirm", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  proveSecondFactor: () => refused({ path: "/desk/second-factor", body: { code: "123456" }, wrong: { body: { code: 7 }, named: "code" } }),
  newRecoveryCodes: () => refused({ path: "/desk/second-factor/codes", body: {} }),
  listStaff: () => refused({ path: "/desk/staff" }),
  setRole: () =>
    refused({
      path: "/desk/staff",
      body: { username: "somebody@example.org", role: "coordinator" },
      wrong: { body: { username: "somebody@example.org", role: "queen" }, named: "role" },
    }),
  resetSecondFactor: () =>
    refused({ path: "/desk/staff/reset-second-factor", body: { username: "somebody@example.org" }, wrong: { body: { username: 7 }, named: "username" } }),
  listActions: () => refused({ path: "/desk/log" }),
};

function refused(example: Example): Example {
  return { ...example, refusedWith: 403 };
}
