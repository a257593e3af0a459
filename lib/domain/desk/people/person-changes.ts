import type { ChangedField, Person } from "../../../contract/desk/people";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { readStaffNames } from "../messages/inbox";
import { districtInWords } from "./words";

const mostChanges = 20;

/** The changes that staff have made to an account, newest first. */
export async function listChanges(
  context: Pick<CallContext, "db" | "content" | "language">,
  accountId: string,
  stateId: number | null,
): Promise<Person["changes"]> {
  const { db } = context;
  const rows = await db
    .selectFrom("account_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(mostChanges)
    .execute();
  const names = await readStaffNames(db, [...new Set(rows.map(({ staff_id }) => staff_id))]);
  const shown = (field: string, value: string) =>
    field === "district" ? districtInWords(context, stateId ?? 0, value) : value;
  return rows.map(({ field, old_value, new_value, staff_id, changed_at }) => ({
    field: field as ChangedField,
    from: shown(field, old_value),
    to: shown(field, new_value),
    by: names.get(staff_id) ?? "",
    at: changed_at,
  }));
}

/**
 * The districts that can be chosen for a person: of the own state, or where none is known, of all states of the area.
 */
export function districtChoices(
  { content, language }: Pick<CallContext, "content" | "language">,
  { areas }: Staff,
  stateId: number | null,
): Person["districts"] {
  const states = content.places.states.filter(({ id }) =>
    stateId === null ? !areas.states || areas.states.includes(id) : id === stateId,
  );
  return states.flatMap((state) =>
    (content.places.districts.get(state.id) ?? []).map((district) => ({
      value: `${state.id}:${district.en}`,
      label: stateId === null ? `${district[language]}, ${state[language]}` : district[language],
    })),
  );
}
