import { audiences, noTexts } from "@/lib/contract/desk/mailing-texts";
import type { Mailing, MailingChoices } from "@/lib/contract/desk/mailings";
import { DeskForm } from "../desk-form";
import type { Part } from "../desk-page";
import { saveMailingAction } from "./actions";
import { daysInput, textFields } from "./mailing-fields";

/** `mailingId`: the draft's id, chosen before it is saved. `mailing`: the draft; undefined for a new one. */
type Props = Part & { mailingId: string; mailing?: Mailing; choices: MailingChoices };

export function MailingForm({ mailingId, mailing, choices, t, language, form }: Props) {
  const { courses, topics, states } = choices;
  const topicOptions = topics.map(({ value, label, course }) => ({
    value,
    label: courses.length > 1 ? `${courses.find((each) => each.value === course)?.label}: ${label}` : label,
  }));
  const audience = mailing?.audience ?? "stopped";
  return (
    <DeskForm
      {...form}
      id={mailing ? `mailing-${mailingId}` : "mailing-new"}
      action={saveMailingAction}
      hidden={mailing && { id: mailingId }}
      newId={mailing ? undefined : mailingId}
      version={mailing?.version}
      submit={t("mailing.save")}
      fields={[
        {
          kind: "select",
          name: "course",
          label: t("mailing.course"),
          options: courses,
          value: mailing?.course.value ?? courses[0]?.value,
        },
        {
          kind: "select",
          name: "audience",
          label: t("mailing.audience"),
          options: audiences.map((value) => ({ value, label: t(`mailing.audiences.${value}`) })),
          value: audience,
        },
        {
          kind: "select",
          name: "topicId",
          label: t("mailing.topic"),
          hint: t("mailing.topicHint"),
          options: [{ value: "", label: t("mailing.anyTopic") }, ...topicOptions],
          value: mailing?.topicId,
        },
        daysInput(mailing?.days ?? 7, language),
        {
          kind: "select",
          name: "state",
          label: t("mailing.state"),
          options: [{ value: "", label: t("mailing.allStates") }, ...states],
          value: mailing?.stateId,
        },
        {
          kind: "text",
          name: "district",
          label: t("mailing.district"),
          hint: t("mailing.districtHint"),
          optional: t("mailing.optional"),
          value: mailing?.district,
          maxLength: 80,
          autoComplete: "off",
        },
        ...textFields(mailing?.texts ?? noTexts, audience, language),
      ]}
    />
  );
}
