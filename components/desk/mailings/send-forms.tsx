import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Mailing } from "@/lib/contract/desk/mailings";
import { dateAndTime, dayInIndia } from "@/lib/platform/i18n/dates";
import { ActForm } from "../act-form";
import { DeskForm } from "../desk-form";
import type { Part } from "../desk-page";
import { LinkLine } from "../links";
import { Section } from "../section";
import { cancelMailingAction, scheduleMailingAction, sendMailingAction, testMailingAction } from "./actions";

/** `confirms`: whether sending now has to be confirmed. */
type Props = Part & { mailing: Mailing; sendable: number; confirms: boolean };

/** The forms for a test mail to oneself, for sending now or later, and for cancelling a mailing that has not begun. */
export function SendForms({ mailing, sendable, confirms, t, language, form }: Props) {
  const { id, version, state, scheduledAt } = mailing;
  return (
    <Section
      id="send"
      title={t("mailing.sendTitle")}
      className="grid gap-5 rounded-card border border-hairline bg-white p-4"
    >
      {state !== "draft" && (
        <Notice kind={state === "sent" ? "success" : state === "stopped" ? "tip" : "information"}>
          {t(`mailing.stateTexts.${state}`)}{" "}
          {scheduledAt && (
            <time dateTime={scheduledAt}>{t("mailing.at", { time: dateAndTime(scheduledAt, language) })}</time>
          )}
        </Notice>
      )}
      {state === "scheduled" && (
        <ActForm {...form} action={cancelMailingAction} values={{ id }} label={t("mailing.cancel")} look="danger" />
      )}
      <div>
        <ActForm
          {...form}
          action={testMailingAction}
          values={{ id }}
          label={t("mailing.test")}
          describedBy="test-hint"
        />
        <p id="test-hint" className="mt-1 text-small text-ink-soft">
          {t("mailing.testHint")}
        </p>
      </div>
      {state === "draft" && (
        <>
          {confirms && sendable > 0 && (
            <div id="confirm" className="grid gap-3 rounded-control bg-haldi p-4">
              <p className="font-semibold">{t("mailing.confirm", { count: sendable })}</p>
              <p>{t("mailing.confirmHint")}</p>
              <DeskForm
                {...form}
                id={`send-${id}`}
                action={sendMailingAction}
                drafts={false}
                hidden={{ id, version, people: String(sendable) }}
                submit={t("mailing.confirmed", { count: sendable })}
                fields={[]}
              />
              <LinkLine href={form.back}>{t("mailing.notNow")}</LinkLine>
            </div>
          )}
          {!confirms && sendable > 0 && (
            <div>
              <LinkButton href={`${form.back}?confirm=now#confirm`}>
                {t("mailing.sendNow", { count: sendable })}
              </LinkButton>
            </div>
          )}
          {sendable === 0 && <p className="text-ink-soft">{t("mailing.nobodyNow")}</p>}
          <div className="border-t border-hairline pt-4">
            <h3 className="mb-3 text-body">{t("mailing.scheduleTitle")}</h3>
            <DeskForm
              {...form}
              id={`schedule-${id}`}
              action={scheduleMailingAction}
              hidden={{ id, version }}
              submit={t("mailing.schedule")}
              fields={[
                {
                  kind: "text",
                  type: "date",
                  name: "date",
                  label: t("mailing.date"),
                  value: dayInIndia(new Date().toISOString()),
                },
                {
                  kind: "text",
                  type: "time",
                  name: "time",
                  label: t("mailing.time"),
                  hint: t("mailing.indianTime"),
                  value: "09:00",
                },
              ]}
            />
          </div>
        </>
      )}
    </Section>
  );
}
