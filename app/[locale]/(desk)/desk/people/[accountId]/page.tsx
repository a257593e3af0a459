import type { ReactNode } from "react";
import { Breakable } from "@/components/desk/breakable";
import { CourseProgress, PersonFacts } from "@/components/desk/course-progress";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, type Part } from "@/components/desk/desk-page";
import { phoneAddress, reviewAddress } from "@/components/desk/links";
import { correctCertificateAction, resendMailAction } from "@/components/desk/people/actions";
import { PersonChange } from "@/components/desk/people/person-change";
import { Fold, Section } from "@/components/desk/section";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { Icon } from "@/components/ui/icon";
import type { Person } from "@/lib/contract/desk/people";
import { dateAndTime, dayMonthYear } from "@/lib/platform/i18n/dates";
import { languageNameIn } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("desk", "person.title");

export default deskPage<"accountId">({
  permission: "people",
  title: ({ t }) => t("person.title"),
  here: ({ params }) => `/desk/people/${params.accountId}`,
  async content({ api, t, language, params, load, part }) {
    const { data } = await load(api.desk.readPerson({ ...params, language }));
    return {
      name: data.name || data.username,
      back: { href: "/desk/people", label: t("people.back") },
      body: <PersonView person={data} {...part} />,
    };
  },
});

const card = "divide-y divide-hairline rounded-card border border-hairline bg-white *:p-4";

type Props = Part & { person: Person };

function PersonView({ person, ...part }: Props) {
  const { t, language } = part;
  return (
    <>
      {/* Who it is stands above everything: name, school, place and how to reach the person. */}
      <p className="mt-1 wrap-anywhere">{[person.institution, person.place].filter(Boolean).join(", ")}</p>
      <Contact person={person} {...part} />
      {person.invited && <p className="mt-3 rounded-control bg-haldi px-3 py-2">{t("person.invitedNote")}</p>}
      {/* First what people ask staff about most often. */}
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-2">
        <div className={card}>
          <Section id="courses" title={t("talk.courses")}>
            <CourseProgress courses={person.courses} {...part} />
          </Section>
          <PersonCertificates person={person} {...part} />
          {person.reviews.length > 0 && <Reviews person={person} {...part} />}
        </div>
        <div className={card}>
          <Section id="who" title={t("person.who")}>
            <PersonFacts facts={factsOf(person, part)} />
            <PersonChange person={person} {...part} />
          </Section>
          <Section id="mails" title={t("person.mails")}>
            {person.mails.length === 0 && <p className="mt-1 text-ink-soft">{t("person.noMails")}</p>}
            <ul className="mt-1 divide-y divide-hairline">
              {person.mails.map(({ kind, at, state }) => (
                <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-2 text-small">
                  <span>{mailName(kind, t)}</span>
                  <span className="text-ink-soft">
                    {dateAndTime(at, language)} · {t(`person.mailStates.${state}`)}
                  </span>
                </li>
              ))}
            </ul>
            <ResendForm person={person} {...part} />
          </Section>
        </div>
      </div>
    </>
  );
}

/** Three ways to reach the person: a call, an email and the conversation. */
function Contact({ person: { mobile, username, verified, accountId, messages }, t }: Props) {
  const link = "inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere";
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      {mobile && (
        <a href={phoneAddress(mobile)} className={link}>
          <Icon name="phone" className="size-5" />
          {mobile}
        </a>
      )}
      <a href={`mailto:${username}`} className={link}>
        <Icon name="envelope" className="size-5" />
        <span>
          <Breakable text={username} />
          {!verified && <span className="block text-small text-ink-soft">{t("person.notVerified")}</span>}
        </span>
      </a>
      <LinkButton look="secondary" size="small" href={`/desk/messages/${accountId}`} className="my-1">
        {t("person.messages", { count: messages })}
      </LinkButton>
    </div>
  );
}

function factsOf(person: Person, { t, language }: Part): [label: string, value: ReactNode][] {
  const verified = (
    <Signed key="yes" sign="check">
      {t("person.yes")}
    </Signed>
  );
  return [
    [t("person.verified"), person.verified ? verified : t("person.notYet")],
    [t("talk.profession"), person.profession],
    [t("talk.language"), languageNameIn(language, person.language)],
    [t(person.invited ? "person.invitedOn" : "person.registeredOn"), dayMonthYear(person.registeredAt, language)],
  ];
}

/** A kind of mail that only a later release knows is shown by its stored name. */
function mailName(kind: string, t: Part["t"]): string {
  return t.has(`person.mailKinds.${kind}` as never) ? t(`person.mailKinds.${kind}` as never) : kind;
}

function Reviews({ person, t }: Props) {
  return (
    <Section id="reviews" title={t("person.reviews")}>
      <ul className="mt-2">
        {person.reviews.map(({ enrollmentId, moduleId, course, module }) => (
          <li key={`${enrollmentId} ${moduleId}`}>
            <a href={reviewAddress(enrollmentId, moduleId)} className="inline-flex min-h-11 items-center font-semibold">
              {t("person.review", { work: module ? `${course} · ${module}` : course })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The forms that send a mail again; only for mails that this person can need. */
function ResendForm({ person, t, form }: Props) {
  const options = [
    ...(person.invited ? [{ value: "invitation", label: t("person.resends.invitation") }] : []),
    ...(person.verified || person.invited ? [] : [{ value: "verification", label: t("person.resends.verification") }]),
    ...person.certificates
      .filter(({ withdrawn }) => !withdrawn)
      .map(({ id, of, number }) => ({
        value: `certificate ${id}`,
        label: t("person.resends.certificate", { of, number }),
      })),
    ...(person.invited
      ? []
      : person.courses.map(({ id, name }) => ({
          value: `resume ${id}`,
          label: t("person.resends.resume", { course: name }),
        }))),
  ];
  if (options.length === 0) return null;
  return (
    <Fold title={t("person.resend")} titleLook="text-peacock">
      <DeskForm
        {...form}
        id="resend"
        action={resendMailAction}
        hidden={{ accountId: person.accountId }}
        submit={t("person.send")}
        drafts={false}
        fields={[{ kind: "select", name: "mail", label: t("person.whichMail"), hint: t("person.resendHint"), options }]}
      />
    </Fold>
  );
}

/** The certificates, each with a form that corrects the name on it (rule: certificate.corrected). */
function PersonCertificates({ person, t, language, form }: Props) {
  const text = { kind: "text", autoComplete: "off", maxLength: 60 } as const;
  return (
    <Section id="certificates" title={t("person.certificates")}>
      {person.certificates.length === 0 && <p className="mt-2 text-ink-soft">{t("person.noCertificates")}</p>}
      <ul className="mt-2 grid gap-4">
        {person.certificates.map(({ id, number, of, firstName, lastName, issuedAt, withdrawn }) => (
          // Not the id as key, because a corrected certificate gets another id and the form would lose its message.
          <li key={`${of} ${issuedAt}`}>
            <p>
              <a href={`/certificate/${id}`} className="inline-flex min-h-11 items-center gap-2 font-semibold">
                <Icon name="certificate" className="size-6" />
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
                  {...form}
                  id={`correct-${id}`}
                  action={correctCertificateAction}
                  hidden={{ accountId: person.accountId, certificateId: id }}
                  submit={t("person.reissue")}
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
