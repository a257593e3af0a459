import { type access, logFilters, logPageSizes } from "../../../contract/desk/access";
import { CallError } from "../../../platform/call-error";
import { pageOf, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { markSecondFactor } from "../../../platform/session";
import { recordStaffAction } from "../../../platform/staff";
import { findAccountByUsername, readAccount } from "../../accounts";
import { type CallContext, doneWith, forReading, type Operations } from "../../call";
import { endStaffInvitation, listStaffInvitations, type StaffAreas } from "../../recovery";
import { courseInWords, stateInWords } from "../people/words";
import { countActions, listActions, logChoices } from "./action-log";
import { permissionsByRole, requireDeskAccount, requireStaff, requireStaffAccount } from "./require-staff";
import { listStaff, lockAdministrators, type RoleResult, readNames, setRoleIn } from "./roles";
import {
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  tellOfSecondFactor,
  withFreshCode,
} from "./second-factor";

const roleErrors: Record<Exclude<RoleResult, "done" | "invited">, CallError> = {
  unknownAddress: new CallError("NOT_FOUND", "accountUnknown"),
  unknownArea: new CallError("BAD_REQUEST", "areaUnknown"),
  noStates: new CallError("BAD_REQUEST", "statesMissing"),
  lastAdministrator: new CallError("CONFLICT", "lastAdministrator"),
};

type Names = Exclude<keyof typeof access, "overview" | "readNotices" | "saveNotices">;

/** The caller's own access to the desk, and the roles of others, which administrators read and change. */
export const accessDesk: Pick<Operations<"desk">, Names> = {
  async me(context) {
    const { accountId, firstName, lastName, role, secondFactorAt, areas } = await requireDeskAccount(context);
    const set = secondFactorAt !== null || (await hasSecondFactor(context.db, accountId));
    return {
      accountId,
      name: `${firstName} ${lastName}`.trim(),
      role,
      may: permissionsByRole[role],
      courses: areas.courses && namedCourses(context, areas.courses),
      states: areas.states && namedStates(context, areas.states),
      secondFactor: secondFactorAt !== null ? "proven" : set ? "needed" : "missing",
    };
  },

  async startSecondFactor(context) {
    return startSecondFactor(context, await requireDeskAccount(context));
  },

  async confirmSecondFactor(context, { code }) {
    const recoveryCodes = await confirmSecondFactor(context, await requireDeskAccount(context), code);
    return { ...doneWith(context, "secondFactorReady"), recoveryCodes };
  },

  async proveSecondFactor(context, { code }) {
    const learner = requireStaffAccount(context);
    await withFreshCode(context, learner, code, async (db, provenBy) => {
      await markSecondFactor(db, learner, context.now);
      // A used recovery code is in the log by itself.
      if (provenBy === "app") await recordStaffAction({ ...context, db }, learner, "signedIn", learner.accountId);
    });
    return doneWith(context, "signedIn");
  },

  async newRecoveryCodes(context, { code = "" }) {
    const learner = requireStaffAccount(context);
    if (learner.secondFactorAt === null) throw new CallError("FORBIDDEN", "secondFactorNeeded");
    // Or who finds an open session could make recovery codes and use them for every protected action.
    const recoveryCodes = await withFreshCode(context, learner, code, async (db, provenBy) => {
      const { accountId } = learner;
      await recordStaffAction({ ...context, db }, { accountId }, "recoveryCodesReplaced", accountId, { provenBy });
      await tellOfSecondFactor(db, context, await readAccount(db, accountId), "codes");
      return replaceRecoveryCodes(db, accountId);
    });
    return { ...doneWith(context, "saved"), recoveryCodes };
  },

  async listStaff(context) {
    await requireStaff(context, "staff");
    const { content, language } = context;
    const namedAreas = ({ courses, states, allStates }: StaffAreas) => ({
      courses: courses.length > 0 ? namedCourses(context, courses) : null,
      states: allStates ? null : namedStates(context, states),
    });
    const data = (await listStaff(context.db)).map((each) => ({ ...each, ...namedAreas(each) }));
    const open = await listStaffInvitations(context.db, context.now);
    const names = await readNames(context.db, ...open.map(({ invitedBy }) => invitedBy));
    return {
      data,
      invitations: open.map(({ areas, isAccepted, invitedBy, ...each }) => ({
        ...each,
        ...namedAreas(areas),
        accepted: isAccepted,
        invitedBy: names.get(invitedBy)?.name ?? "",
      })),
      courses: content.courses.map(({ id, name }) => ({ id, name: name[language] })),
      states: content.places.states.map((state) => ({ id: String(state.id), name: state[language] })),
    };
  },

  async setRole(context, { username, role, courses = [], states = [], allStates = false, code = "" }) {
    await requireStaff(context, "staff");
    const learner = requireStaffAccount(context);
    const result = await withFreshCode(context, learner, code, async (db, provenBy) => {
      const by = { staffId: learner.accountId, provenBy };
      const change = { username, role, courses, states: states.map(Number), allStates };
      const outcome = await setRoleIn({ ...context, db }, change, by);
      if (outcome !== "done" && outcome !== "invited") throw roleErrors[outcome];
      return outcome;
    });
    const t = translatorFor(context.language, "answers");
    return { status: true, message: result === "invited" ? t("roleOffered", { username }) : t("saved") };
  },

  async withdrawInvitation(context, { accountId }) {
    const staff = await requireStaff(context, "staff");
    await write(context.db, async (db) => {
      if (!(await endStaffInvitation(db, accountId))) throw new CallError("NOT_FOUND", "deskUnknown");
      await recordStaffAction({ ...context, db }, staff, "roleWithdrawn", accountId);
    });
    return doneWith(context, "invitationWithdrawn");
  },

  async resetSecondFactor(context, { username, code = "" }) {
    await requireStaff(context, "staff");
    const learner = requireStaffAccount(context);
    await withFreshCode(context, learner, code, async (db, provenBy) => {
      if (!(await lockAdministrators(db)).includes(learner.accountId))
        throw new CallError("FORBIDDEN", "deskForbidden");
      const account = await findAccountByUsername(db, username);
      if (!account || account.role === "learner") throw roleErrors.unknownAddress;
      await removeSecondFactor(db, account.id);
      await tellOfSecondFactor(db, context, account, "removed");
      await recordStaffAction({ ...context, db }, learner, "secondFactorReset", account.id, { provenBy });
    });
    return doneWith(context, "saved");
  },

  async listActions(context, input) {
    await requireStaff(context, "staff");
    const { page: asked = 1, size: kind = "page", ...given } = input;
    const filters = logFilters.parse(given);
    const reading = forReading(context);
    const [entries, choices] = await Promise.all([countActions(reading.db, filters), logChoices(reading)]);
    const { page, pages, ...part } = pageOf(entries, Number(asked), logPageSizes[kind]);
    return { data: await listActions(reading, filters, part), page, pages, entries, ...choices };
  },
};

function namedCourses(context: CallContext, ids: string[]) {
  return ids.map((id) => ({ id, name: courseInWords(context, id) }));
}

function namedStates(context: CallContext, ids: number[]) {
  return ids.map((id) => ({ id: String(id), name: stateInWords(context, id) }));
}
