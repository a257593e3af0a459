import { Secret, TOTP } from "otpauth";
import { setRole } from "../../../lib/domain/desk";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { type OpenDatabase, openDatabase } from "../../../lib/platform/db";
import { readSettings } from "../../../lib/platform/settings";
import { type ApiResponse, callApi } from "../../calls/call-api";
import { completeProfile, completeTopic, newEnrolled, topics } from "../../people/learners";

export const roles = ["learner", "finisher", "coordinator", "administrator"] as const;
export type Role = (typeof roles)[number];
export type Actor = { role: Role; token: string; username: string; accountId: string };

/** Creates the callers: a learner, one who has done half of the course, and staff who have proven the second factor. */
export function createActors(url: string, sqliteFile: string) {
  const opened: OpenDatabase = openDatabase({ databaseUrl: null, sqliteFile });
  const content = publishedContent();
  const settings = readSettings({ SESSION_SECRET: "a secret that seals nothing here, long enough", PORTAL_URL: url });

  async function newActor(role: Role): Promise<Actor> {
    const learner = await newEnrolled(url);
    const actor = { role, token: learner.token, username: learner.username, accountId: learner._id };
    if (role === "finisher") {
      for (const topic of topics.slice(0, Math.ceil(topics.length / 2))) await completeTopic(learner, topic);
      await completeProfile(learner);
    }
    if (role === "coordinator" || role === "administrator") {
      const change = { username: learner.username, role, courses: [], states: [], allStates: true };
      await opened.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", learner._id).execute();
      const granted = await setRole({ db: opened.db, content, settings, now: new Date() }, change, "command");
      if (granted !== "done") throw new Error(`${role}: ${granted}`);
      const { body } = await call(actor, "/desk/second-factor/start", {});
      await call(actor, "/desk/second-factor/confirm", {
        code: new TOTP({ secret: Secret.fromBase32(String(body.secret)) }).generate(),
      });
    }
    return actor;
  }

  async function call({ token }: Actor, path: string, body: object): Promise<ApiResponse> {
    const answer = await callApi("POST", path, { token, body }, url);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  /** Whether the actor can still do what the role may. */
  async function isFit({ role, token }: Actor): Promise<boolean> {
    const isStaff = role === "coordinator" || role === "administrator";
    const answer = await callApi("GET", isStaff ? "/desk/overview" : "/users/my-data", { token }, url);
    return answer.status === 200;
  }

  return { newActor, isFit, close: () => opened.close() };
}
