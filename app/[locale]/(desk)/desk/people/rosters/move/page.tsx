import { deskPage } from "@/components/desk/desk-page";
import { HiddenValues } from "@/components/desk/hidden-values";
import { addressWith, BackLink } from "@/components/desk/links";
import { RosterForm } from "@/components/desk/people/roster-form";
import { SelectField } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button } from "@/components/ui/button";
import { portalContent } from "@/lib/api/content/portal-content";
import { messagesIn, pickTexts } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "roster.moveTitle");

function choiceIn(query: Partial<Record<string, string>>) {
  const given = (name: string) => String(query[name] ?? "");
  const from = { institution: given("institution"), district: given("district"), block: given("block") };
  const fromState = given("fromState");
  const { states } = portalContent().places;
  const state = states.find(({ id }) => String(id) === query.state) ?? states[0];
  return { from, fromState, stateId: String(state?.id ?? "") };
}

/** Moves people of one institution. The state is chosen first, because the districts depend on it. */
export default deskPage({
  permission: "people",
  title: ({ t }) => t("roster.moveTitle"),
  here({ query }) {
    const { from, fromState, stateId } = choiceIn(query);
    return addressWith("/desk/people/rosters/move", { ...from, fromState, state: stateId });
  },
  async content({ api, me, t, language, query, here, load }) {
    const { from, fromState, stateId } = choiceIn(query);
    const { states, blocks } = portalContent().places;
    const { data, more } = await load(api.desk.readRoster({ ...from, state: fromState, language }));
    const offered = states.filter(({ id }) => !me.states || me.states.some((own) => own.id === String(id)));
    const { data: districts } = await load(api.places.getDistricts({ state_id: Number(stateId), language }));
    return (
      <>
        <BackLink href="/desk/people/rosters" label={t("roster.back")} />
        <p className="mt-1 text-lead font-semibold">
          {[from.institution, from.block, from.district].filter(Boolean).join(", ")}
        </p>
        {data.length === 0 ? (
          <p className="mt-4">{t("roster.nobody")}</p>
        ) : (
          <div className="mt-4 grid max-w-3xl gap-6">
            <form method="get" className="flex flex-wrap items-end gap-3" aria-label={t("roster.state")}>
              <HiddenValues values={{ ...from, fromState }} />
              <div className="min-w-0 flex-1 basis-64">
                <SelectField
                  id="state"
                  name="state"
                  label={t("roster.state")}
                  defaultValue={stateId}
                  options={offered.map((each) => ({ value: String(each.id), label: each[language] }))}
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
              language={language}
              back={here}
              texts={{
                ...messagesIn(language).desk.roster.form,
                district: t("upload.columns.district"),
                block: t("upload.columns.block"),
                institution: t("people.institution"),
                ...pickTexts(t, ["busy", "offline"]),
              }}
            />
          </div>
        )}
      </>
    );
  },
});
