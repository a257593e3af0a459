import { ActForm } from "@/components/desk/act-form";
import { deskPage, Outcome, type Part } from "@/components/desk/desk-page";
import { BackLink } from "@/components/desk/links";
import { removeMailingAction } from "@/components/desk/mailings/actions";
import { MailingForm } from "@/components/desk/mailings/mailing-form";
import { SendForms } from "@/components/desk/mailings/send-forms";
import { Fold, Section } from "@/components/desk/section";
import { TextArea } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { CopyLink } from "@/components/ui/copy-link";
import {
  daysBetweenReminders,
  type MailingCount,
  type MailingPreview,
  type MailingResults,
} from "@/lib/contract/desk/mailings";
import { formatNumber } from "@/lib/platform/i18n/dates";
import { type Language, languageNameIn } from "@/lib/platform/i18n/language";

export const generateMetadata = titleMetadata("desk", "mailing.one");

export default deskPage<"id">({
  permission: "mailings",
  title: ({ t }) => t("mailing.one"),
  here: ({ params }) => `/desk/mailings/${params.id}`,
  async content({ api, t, language, params, query, form, load, part }) {
    const { data, count, results, previews, whatsapp, choices } = await load(
      api.desk.readMailing({ id: params.id, language }),
    );
    const facts = [
      data.course.label,
      t(`mailing.audiences.${data.audience}`),
      choices.topics.find(({ value }) => value === data.topicId)?.label,
      t("mailing.quietDays", { days: data.days }),
      choices.states.find(({ value }) => value === data.stateId)?.label,
      data.district,
    ].filter(Boolean);
    return (
      <>
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <Outcome outcome={query.outcome} t={t} />
        <div className="mt-3 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
          <p className="text-ink-soft">{facts.join(" · ")}</p>
          {count && <CountSummary count={count} {...part} />}
          {results && <Results results={results} t={t} />}
          <Previews previews={previews} {...part} />
          <SendForms mailing={data} sendable={count?.sendable ?? 0} confirms={query.confirm === "now"} {...part} />
          <WhatsappTexts texts={whatsapp} {...part} />
          {data.state === "draft" && (
            <Fold title={t("mailing.change")} className="rounded-card border border-hairline bg-white px-4 py-2">
              <div className="py-3">
                <MailingForm mailingId={data.id} mailing={data} choices={choices} {...part} />
              </div>
              <div className="border-t border-hairline py-3">
                <ActForm
                  {...form}
                  back="/desk/mailings"
                  action={removeMailingAction}
                  values={{ id: data.id, version: data.version }}
                  label={t("mailing.remove")}
                  look="danger"
                />
              </div>
            </Fold>
          )}
        </div>
      </>
    );
  },
});

const figures = ["queued", "sent", "failed", "cameBack", "unsubscribed"] as const;

function Results({ results, t }: Pick<Part, "t"> & { results: MailingResults }) {
  return (
    <Section id="results" title={t("mailing.resultsTitle")} card>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:max-w-md">
        {figures.map((figure) => (
          <div key={figure} className="contents">
            <dt>{t(`mailing.results.${figure}`)}</dt>
            <dd className="text-end font-semibold tabular-nums">{results[figure]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The same text to copy into a WhatsApp group. Without JavaScript it is selected in the field. */
function WhatsappTexts({ texts, t, language }: Part & { texts: { language: Language; text: string }[] }) {
  const copy = { copy: t("mailing.copy"), copied: t("mailing.copied"), failed: t("mailing.copyFailed") };
  return (
    <Section id="whatsapp" title={t("mailing.whatsappTitle")} card>
      <p className="text-ink-soft">{t("mailing.whatsappLead")}</p>
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        {texts.map(({ language: of, text }) => (
          <div key={of} className="flex flex-col gap-2">
            <TextArea
              id={`whatsapp-${of}`}
              label={languageNameIn(language, of)}
              lang={of}
              readOnly
              rows={8}
              defaultValue={text}
            />
            <CopyLink address={text} texts={copy} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The mail as a learner gets it, in every language. The frame allows neither scripts nor links. */
function Previews({ previews, t, language }: Part & { previews: MailingPreview[] }) {
  return (
    <Section id="preview" title={t("mailing.previewTitle")}>
      <p className="text-ink-soft">{t("mailing.previewLead")}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {previews.map(({ language: of, subject, html }) => (
          <figure key={of}>
            <figcaption>
              <span className="block font-semibold">{languageNameIn(language, of)}</span>
              <span lang={of} className="block [overflow-wrap:anywhere]">
                {subject}
              </span>
            </figcaption>
            <iframe
              title={t("mailing.previewIn", { language: languageNameIn(language, of) })}
              sandbox=""
              srcDoc={html}
              className="mt-2 h-[32rem] w-full rounded-card border border-hairline bg-white"
            />
          </figure>
        ))}
      </div>
    </Section>
  );
}

function CountSummary({ count, t, language }: Part & { count: MailingCount }) {
  const { people, sendable, unverified, noMailings, remindedLately } = count;
  const reasons = [
    unverified > 0 && t("mailing.unverified", { count: unverified }),
    noMailings > 0 && t("mailing.noMailings", { count: noMailings }),
    remindedLately > 0 && t("mailing.remindedLately", { count: remindedLately, days: daysBetweenReminders }),
  ].filter((reason) => reason !== false);
  return (
    <Section id="count" title={t("mailing.countTitle")} card>
      <p className="mt-1 font-semibold">
        {people === 0
          ? t("mailing.nobody")
          : t(reasons.length > 0 ? "mailing.countBecause" : "mailing.count", {
              sendable: formatNumber(sendable, language),
              people: formatNumber(people, language),
            })}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
