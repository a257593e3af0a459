import type { ReactNode } from "react";
import { Breakable } from "@/components/desk/breakable";
import { CourseProgress, PersonFacts } from "@/components/desk/course-progress";
import { DeskForm } from "@/components/desk/desk-form";
import { deskPage, type Part } from "@/components/desk/desk-page";
import { phoneAddress } from "@/components/desk/links";
import { correctCertificateAction, resendMailAction } from "@/components/desk/people/actions";
import { PersonChange } from "@/components/desk/people/person-change";
import { needsOf, Standing } from "@/components/desk/people/standing";
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
      lead: <Contact person={data} {...part} />,
      action: (
        <LinkButton
          look={needsOf({ person: data, ...part }).length > 0 ? "primary" : "secondary"}
          href={`/desk/messages/${data.accountId}`}
          className="mt-3 w-full shrink-0 sm:w-auto lg:mt-0"
        >
          <Icon name="chat" className="size-5" />
          {data.waitsSince ? t("person.answer") : t("person.messages", { count: data.messages })}
        </LinkButton>
      ),
      body: <PersonView person={data} {...part} />,
    };
  },
});

type Props = Part & { person: Person };

/** Where the person works, whether the person needs help, and how to reach the person. */
function Contact({ person, ...part }: Props) {
  const { institution, place, mobile, username, verified, invited } = person;
  const { t } = part;
  const way = "flex items-start gap-2";
  const link = "inline-flex min-h-11 items-center font-semibold wrap-anywhere";
  return (
    <>
      <p className="mt-1 wrap-anywhere">{[institution, place].filter(Boolean).join(" · ")}</p>
      <Standing person={person} {...part} />
      <div className="flex flex-wrap gap-x-8">
        {mobile && (
          <p className={way}>
            <Icon name="phone" className="mt-3 size-5" />
            <a href={phoneAddress(mobile)} className={link}>
              {mobile}
            </a>
          </p>
        )}
        <p className={way}>
          <Icon name="envelope" className="mt-3 size-5" />
          <span className="flex flex-wrap items-center gap-x-3">
            <a href={`mailto:${username}`} className={link}>
              <span>
                <Breakable text={username} />
              </span>
            </a>
            {verified && (
              <span className="text-small text-ink-soft">
                <Signed sign="check">{t("person.verified")}</Signed>
              </span>
            )}
            {!verified && !invited && (
              <span className="rounded-control border border-marigold bg-haldi px-2 text-small">
                {t("person.notVerified")}
              </span>
            )}
          </span>
        </p>
      </div>
    </>
  );
}

function PersonView({ person, ...part }: Props) {
  const { t } = part;
  const hasCertificates = person.certificates.length + person.replaced.length > 0;
  return (
    // One sheet, first what people ask staff about most often. Its ground shows as the lines between.
    <div className="person-parts mt-4 grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline *:bg-white *:p-4">
      <div>
        <Section id="courses" title={t("talk.courses")}>
          <CourseProgress courses={person.courses} {...part} />
          {!hasCertificates && <p className="mt-2 text-small text-ink-soft">{t("person.noCertificates")}</p>}
        </Section>
        {hasCertificates && <PersonCertificates person={person} {...part} />}
      </div>
      <Section id="who" title={t("person.who")}>
        <PersonFacts facts={factsOf(person, part)} />
        <PersonChange person={person} {...part} />
      </Section>
      <Section id="mails" title={t("person.mails")}>
        <Mails person={person} {...part} />
        <ResendForm person={person} {...part} />
      </Section>
    </div>
  );
}

function factsOf(person: Person, { t, language }: Part): [label: string, value: ReactNode][] {
  return [
    [t("talk.profession"), person.profession],
    [t("talk.language"), languageNameIn(language, person.language)],
    [t(person.invited ? "person.invitedOn" : "person.registeredOn"), dayMonthYear(person.registeredAt, language)],
  ];
}

const newestMails = 4;

function Mails({ person: { mails }, ...part }: Props) {
  const { t } = part;
  if (mails.length === 0) return <p className="mt-2 text-ink-soft">{t("person.noMails")}</p>;
  const earlier = mails.slice(newestMails);
  return (
    <>
      <MailList mails={mails.slice(0, newestMails)} {...part} />
      {earlier.length > 0 && (
        <Fold title={t("person.earlierMails", { count: earlier.length })} titleLook="text-peacock">
          <MailList mails={earlier} {...part} />
        </Fold>
      )}
    </>
  );
}

function MailList({ mails, t, language }: Part & Pick<Person, "mails">) {
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {mails.map(({ kind, at, state }) => (
        <li key={`${kind} ${at}`} className="py-2 text-small">
          {mailName(kind, t)}
          <span className="block text-ink-soft">
            {dateAndTime(at, language)}
            {dot}
            <span className={state === "failed" ? "font-semibold text-sindoor" : ""}>
              {t(`person.mailStates.${state}`)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A dot between two facts. It does not begin a line. */
const dot = "\u00a0· ";

/** A kind of mail that only a later release knows is shown by its stored name. */
function mailName(kind: string, t: Part["t"]): string {
  return t.has(`person.mailKinds.${kind}` as never) ? t(`person.mailKinds.${kind}` as never) : kind;
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
              {number}
              {dot}
              {dayMonthYear(issuedAt, language)}
            </p>
            {withdrawn && (
              <p className="text-small font-semibold">
                <Signed sign="cross">{t("person.withdrawn")}</Signed>
              </p>
            )}
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
