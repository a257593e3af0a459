import { WithArrows } from "@/components/ui/drawn-signs";
import type { ChangeableField, Person } from "@/lib/contract/desk/people";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { type DeskField, DeskForm } from "../desk-form";
import type { Part } from "../desk-page";
import { Fold } from "../section";
import { changePersonAction } from "./actions";

/** The form that corrects an account, and the earlier corrections (rule: desk.person-change). */
export function PersonChange({ person, t, language, form }: Part & { person: Person }) {
  const { accountId, stateId, district, districts, waitingAge } = person;
  type More = { hint?: string; inputMode?: "numeric" | "email" };
  const text = (name: ChangeableField, value: string, maxLength: number, more?: More): DeskField => {
    return { kind: "text", name, label: t(`person.fields.${name}`), value, maxLength, autoComplete: "off", ...more };
  };
  return (
    <>
      {person.changeable ? (
        <Fold title={t("person.change")} className="mt-3" titleLook="text-peacock">
          <p className="mb-3 text-small text-ink-soft">{t("person.changeHint")}</p>
          <DeskForm
            {...form}
            id={`change-${accountId}`}
            action={changePersonAction}
            hidden={{ accountId }}
            version={person.version}
            submit={t("person.changeSave")}
            fields={[
              text("firstName", person.firstName, 60),
              text("lastName", person.lastName, 60),
              text("username", person.username, 254, { hint: t("person.emailHint"), inputMode: "email" }),
              text("mobile", person.mobile, 20, { inputMode: "numeric" }),
              {
                kind: "select",
                name: "place",
                label: t("person.fields.district"),
                value: stateId === null ? "" : `${stateId}:${district}`,
                placeholder: t("roster.form.chooseDistrict"),
                options: districts,
              },
              ...(waitingAge === null
                ? []
                : [text("age", waitingAge, 3, { hint: t("person.ageHint"), inputMode: "numeric" })]),
            ]}
          />
        </Fold>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{t("person.staffNote")}</p>
      )}
      {person.changes.length > 0 && (
        <>
          <h3 className="mt-4 text-body">{t("person.changesTitle")}</h3>
          <ul className="mt-1 divide-y divide-hairline">
            {person.changes.map(({ field, from, to, by, at }) => (
              <li key={`${at} ${field}`} className="py-2 text-small">
                <span className="block [overflow-wrap:anywhere]">
                  <WithArrows
                    text={`${t(`person.fields.${field}`)}: ${from || t("person.nothing")} -> ${to || t("person.nothing")}`}
                  />
                </span>
                <span className="block text-small text-ink-soft">
                  {[by, dateAndTime(at, language)].filter(Boolean).join(", ")}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
