import type { Person } from "@/lib/contract/desk/people";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { Fold, Section } from "../section";
import { correctCertificateAction } from "./actions";

type Props = { person: Person; language: Language; back: string };

/** The certificates, each with a form that corrects the name on it (rule: certificate.corrected). */
export function PersonCertificates({ person, language, back }: Props) {
  const t = translatorFor(language, "desk");
  const text = { kind: "text", autoComplete: "off", maxLength: 60 } as const;
  return (
    <Section id="certificates" title={t("person.certificates")}>
      {person.certificates.length === 0 && <p className="mt-2 text-ink-soft">{t("person.noCertificates")}</p>}
      <ul className="mt-2 grid gap-4">
        {person.certificates.map(({ id, number, of, firstName, lastName, issuedAt, withdrawn }) => (
          // Not the id as key, because a corrected certificate gets another id and the form would lose its message.
          <li key={`${of} ${issuedAt}`}>
            <p>
              <a href={`/certificate/${id}`} className="inline-flex min-h-11 items-center font-semibold">
                {of}
              </a>
            </p>
            <p className="text-small">
              {firstName} {lastName}
            </p>
            <p className="text-small text-ink-soft">
              {number} · {dayMonthYear(issuedAt, language)}
              {withdrawn && ` · ${t("person.withdrawn")}`}
            </p>
            {!withdrawn && (
              <Fold title={t("person.correct")} className="mt-1" titleLook="text-peacock">
                <p className="mb-3 text-small text-ink-soft">{t("person.correctHint")}</p>
                <DeskForm
                  id={`correct-${id}`}
                  action={correctCertificateAction}
                  language={language}
                  back={back}
                  hidden={{ accountId: person.accountId, certificateId: id }}
                  texts={formTexts(language, t("person.reissue"))}
                  fields={[
                    { ...text, name: "firstName", label: t("upload.columns.firstName"), value: firstName },
                    { ...text, name: "lastName", label: t("upload.columns.lastName"), value: lastName },
                    ...(person.changeable
                      ? [{ kind: "check", name: "alsoAccount", label: t("person.alsoAccount") } as const]
                      : []),
                  ]}
                />
              </Fold>
            )}
          </li>
        ))}
      </ul>
      {person.replaced.length > 0 && (
        <ul className="mt-3 border-t border-hairline pt-3 text-small text-ink-soft">
          {person.replaced.map(({ number, replacedAt }) => (
            <li key={number}>{t("person.replaced", { number, date: dayMonthYear(replacedAt, language) })}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
