import { ActForm } from "@/components/desk/act-form";
import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { removeMailingAction } from "@/components/desk/mailings/actions";
import { MailingForm } from "@/components/desk/mailings/mailing-form";
import { SendForms } from "@/components/desk/mailings/send-forms";
import { Fold, Section } from "@/components/desk/section";
import { TextArea } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { CopyLink } from "@/components/ui/copy-link";
import type { ApiClient } from "@/lib/api/backend";
import {
  daysBetweenReminders,
  type MailingCount,
  type MailingPreview,
  type MailingResults,
} from "@/lib/contract/desk/mailings";
import { dayInIndia, formatNumber } from "@/lib/platform/i18n/dates";
import { type Language, languageNameIn } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "mailing.one");

export default deskPage<"id">({
  permission: "mailings",
  title: ({ t }) => t("mailing.one"),
  here: ({ params }) => `/desk/mailings/${params.id}`,
  async content({ api, t, language, params, query, load }) {
    const answer = await load(api.desk.readMailing({ id: params.id, language }));
    return (
      <>
        <BackLink href="/desk/mailings" label={t("mailing.back")} />
        <Outcome outcome={query.outcome} language={language} />
        <MailingView
          answer={answer}
          language={language}
          today={dayInIndia(new Date().toISOString())}
          confirms={query.confirm === "now"}
        />
      </>
    );
  },
});

type Answer = Awaited<ReturnType<ApiClient["desk"]["readMailing"]>>;

type Props = { answer: Answer; language: Language; today: string; confirms: boolean };

function MailingView({ answer, language, today, confirms }: Props) {
  const t = translatorFor(language, "desk");
  const { data, count, results, previews, whatsapp, choices } = answer;
  const here = `/desk/mailings/${data.id}`;
  const facts = [
    data.course.label,
    t(`mailing.audiences.${data.audience}`),
    choices.topics.find(({ value }) => value === data.topicId)?.label,
    t("mailing.quietDays", { days: data.days }),
    choices.states.find(({ value }) => value === data.stateId)?.label,
    data.district,
  ].filter(Boolean);
  return (
    <div className="mt-3 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-soft">{facts.join(" · ")}</p>
      {count && <CountSummary count={count} language={language} />}
      {results && <Results results={results} language={language} />}
      <Previews previews={previews} language={language} />
      <SendForms
        mailing={data}
        sendable={count?.sendable ?? 0}
        language={language}
        today={today}
        here={here}
        confirms={confirms}
      />
      <WhatsappTexts texts={whatsapp} language={language} />
      {data.state === "draft" && (
        <Fold title={t("mailing.change")} className="rounded-card border border-hairline bg-white px-4 py-2">
          <div className="py-3">
            <MailingForm mailingId={data.id} mailing={data} choices={choices} language={language} back={here} />
          </div>
          <div className="border-t border-hairline py-3">
            <ActForm
              action={removeMailingAction}
              language={language}
              back="/desk/mailings"
              values={{ id: data.id }}
              label={t("mailing.remove")}
              look="danger"
            />
          </div>
        </Fold>
      )}
    </div>
  );
}

const figures = ["queued", "sent", "failed", "cameBack", "unsubscribed"] as const;

function Results({ results, language }: { results: MailingResults; language: Language }) {
  const t = translatorFor(language, "desk");
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
function WhatsappTexts({ texts, language }: { texts: { language: Language; text: string }[]; language: Language }) {
  const t = translatorFor(language, "desk");
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
function Previews({ previews, language }: { previews: MailingPreview[]; language: Language }) {
  const t = translatorFor(language, "desk");
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

function CountSummary({ count, language }: { count: MailingCount; language: Language }) {
  const t = translatorFor(language, "desk");
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
