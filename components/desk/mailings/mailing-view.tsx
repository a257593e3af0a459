import type { ApiClient } from "@/lib/api/backend";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ActForm } from "../act-form";
import { Fold } from "../fold";
import { removeMailingAction } from "./actions";
import { CountSummary } from "./count-summary";
import { MailingForm } from "./mailing-form";
import { Previews } from "./previews";
import { Results } from "./results";
import { SendForms } from "./send-forms";
import { WhatsappTexts } from "./whatsapp-texts";

type Answer = Awaited<ReturnType<ApiClient["desk"]["readMailing"]>>;

/** One reminder: whom it reaches, how it looks, how it is sent, and what came of it. */
export function MailingView({ answer, language, today }: { answer: Answer; language: Language; today: string }) {
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
      <SendForms mailing={data} sendable={count?.sendable ?? 0} language={language} today={today} here={here} />
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
