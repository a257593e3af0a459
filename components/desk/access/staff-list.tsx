import type { StaffMember } from "@/lib/contract/desk/access";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { formTexts } from "../act-form";
import { DeskForm } from "../desk-form";
import { Fold } from "../fold";
import { resetSecondFactorAction } from "./actions";

type Props = { staff: StaffMember[]; language: Language; back: string };

/** Everybody with a role, with their areas and whether the second factor is set up. */
export function StaffList({ staff, language, back }: Props) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-3 grid gap-3 md:grid-cols-2">
      {staff.map((each) => (
        <li key={each.accountId} className="rounded-card border border-hairline bg-white p-4">
          <p className="font-semibold" id={`staff-${each.accountId}`}>
            {each.name}
          </p>
          <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{each.username}</p>
          <p className="mt-1">{t(`roles.${each.role}`)}</p>
          <p className="text-small">
            {each.courses?.map(({ name }) => name).join(", ") ?? t("staff.allCourses")} ·{" "}
            {each.states?.map(({ name }) => name).join(", ") ?? t("staff.allStates")}
          </p>
          <p className="text-small text-ink-soft">
            {t(each.hasSecondFactor ? "staff.factorSet" : "staff.factorMissing")}
          </p>
          {each.hasSecondFactor && (
            <Fold title={t("staff.reset")} className="mt-2">
              <DeskForm
                id={`reset-${each.accountId}`}
                action={resetSecondFactorAction}
                language={language}
                back={back}
                hidden={{ username: each.username }}
                texts={formTexts(language, t("staff.resetOf", { name: each.name }))}
                fields={[
                  {
                    kind: "text",
                    name: "code",
                    label: t("factor.code"),
                    hint: t("factor.codeAgain"),
                    autoComplete: "one-time-code",
                    maxLength: 40,
                  },
                ]}
                drafts={false}
              />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  );
}
