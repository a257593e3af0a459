import { deskPage } from "@/components/desk/desk-page";
import { RosterForm } from "@/components/desk/people/roster-form";
import { addressWith } from "@/components/desk/people/roster-list";
import { SelectField } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button } from "@/components/ui/button";
import { portalContent } from "@/lib/api/content/portal-content";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<Record<string, string | undefined>> };

export const generateMetadata = titleMetadata("desk", "roster.moveTitle");

/** Moves people of one institution. The state is chosen first, because the districts depend on it. */
export default async function DeskRosterMove({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const from = {
    institution: String(query.institution ?? ""),
    district: String(query.district ?? ""),
    block: String(query.block ?? ""),
  };
  const { states, blocks } = portalContent().places;
  const state = states.find(({ id }) => String(id) === query.state) ?? states[0];
  const stateId = String(state?.id ?? "");
  const here = addressWith("/desk/people/rosters/move", { ...from, state: stateId });
  return deskPage({
    language: locale,
    here,
    permission: "people",
    title: t("roster.moveTitle"),
    content: async (api, me) => {
      const { data, more } = await resultOr(api.desk.readRoster({ ...from, language: locale }), here);
      const offered = states.filter(({ id }) => !me.states || me.states.some((own) => own.id === String(id)));
      const { data: districts } = await resultOr(
        api.places.getDistricts({ state_id: Number(stateId), language: locale }),
        here,
      );
      return (
        <>
          <p className="mt-1">
            <a href="/desk/people/rosters" className="inline-flex min-h-11 items-center font-semibold">
              {t("roster.back")}
            </a>
          </p>
          <p className="mt-1 text-lead font-semibold">
            {[from.institution, from.block, from.district].filter(Boolean).join(", ")}
          </p>
          {data.length === 0 ? (
            <p className="mt-4">{t("roster.nobody")}</p>
          ) : (
            <div className="mt-4 grid max-w-3xl gap-6">
              <form method="get" className="flex flex-wrap items-end gap-3" aria-label={t("roster.state")}>
                {Object.entries(from).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <div className="min-w-0 flex-1 basis-64">
                  <SelectField
                    id="state"
                    name="state"
                    label={t("roster.state")}
                    defaultValue={stateId}
                    options={offered.map((each) => ({ value: String(each.id), label: each[locale] }))}
                  />
                </div>
                <Button type="submit" look="secondary">
                  {t("roster.showDistricts")}
                </Button>
              </form>
              {more && <p>{t("roster.more", { count: data.length })}</p>}
              <RosterForm
                members={data}
                stateId={stateId}
                districts={districts.map(({ district, label }) => ({ value: district, label }))}
                blocks={[...(blocks.get(Number(stateId))?.values() ?? [])].flat().map(({ en }) => en)}
                from={from}
                language={locale}
                back={here}
                texts={{
                  people: t("roster.people"),
                  to: t("roster.to"),
                  district: t("upload.columns.district"),
                  chooseDistrict: t("roster.chooseDistrict"),
                  block: t("upload.columns.block"),
                  blockHint: t("roster.blockHint"),
                  institution: t("people.institution"),
                  preview: t("roster.preview"),
                  move: t("roster.move"),
                  busy: t("busy"),
                  offline: t("offline"),
                }}
              />
            </div>
          )}
        </>
      );
    },
  });
}
