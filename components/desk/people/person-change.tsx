import { WithArrows } from "@/components/ui/drawn-signs";
import type { Person } from "@/lib/contract/desk/people";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import { DeskForm } from "../desk-form";
import type { Part } from "../desk-page";
import { Fold } from "../section";
import { changePersonAction } from "./actions";

/** The form that corrects an account, and the earlier corrections (rule: desk.person-change). */
export function PersonChange({ person, t, language, form }: Part & { person: Person }) {
  const { accountId, firstName, lastName, username, mobile, stateId, district, districts } = person;
  const text = { kind: "text", autoComplete: "off" } as const;
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
              { ...text, name: "firstName", label: t("person.fields.firstName"), value: firstName, maxLength: 60 },
              { ...text, name: "lastName", label: t("person.fields.lastName"), value: lastName, maxLength: 60 },
              {
                ...text,
                name: "username",
                label: t("person.fields.username"),
                hint: t("person.emailHint"),
                value: username,
                inputMode: "email",
                maxLength: 254,
              },
              {
                ...text,
                name: "mobile",
                label: t("person.fields.mobile"),
                value: mobile,
                inputMode: "numeric",
                maxLength: 20,
              },
              {
                kind: "select",
                name: "place",
                label: t("person.fields.district"),
                value: stateId === null ? "" : `${stateId}:${district}`,
                placeholder: t("roster.form.chooseDistrict"),
                options: districts,
              },
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
