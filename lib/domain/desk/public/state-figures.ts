import type { StateFigures } from "../../../contract/campaigns";
import { figureFilters } from "../../../contract/desk/programmes";
import { stateOfCampaign } from "../../../contract/rules/campaign-pages";
import { CallError } from "../../../platform/call-error";
import type { Database } from "../../../platform/db";
import { dayInIndia } from "../../../platform/i18n/dates";
import { lastingSecret } from "../../../platform/settings";
import { type CallContext, forReading, type Operations } from "../../call";
import { countPeople } from "../programmes/count-people";
import { describeRow, publishedSteps } from "../programmes/groups";
import type { Reader } from "../programmes/people-query";
import { blurFigures } from "../programmes/small-groups";
import { figuresFor } from "../week/copy-week";

/** Fewer people than this are not published at all. */
const leastPublished = 10;
/** From here on numbers are published in hundreds, before it in tens. */
const inHundreds = 1000;

/**
 * What the public reads where a partner of the whole state reads `shown` (see ../programmes/small-groups.ts): rounded down to tens or
 * hundreds, null for less than ten. It depends on the partner's number alone, so it tells nothing besides it
 * (rule: campaign.state-figures).
 */
export function publicNumber(shown: number | null): number | null {
  if (shown === null || shown < leastPublished) return null;
  const step = shown < inHundreds ? 10 : 100;
  return Math.floor(shown / step) * step;
}

/** The figures of each state, and those of a state of which nobody is published. */
type States = { byState: Map<string, StateFigures>; nobody: StateFigures };
type CountedOn = { day: string; states: Promise<States | null> };

/** A partner of all states and courses, with the numbers that such a partner reads at the desk. */
const partner: Reader = { role: "partner", areas: { courses: null, states: null } };

/** The public figures of a campaign's state (rule: campaign.state-figures). @throws CallError NOT_FOUND */
export const publicFigures: Pick<Operations<"campaigns">, "stateFigures"> = {
  async stateFigures(context, { slug }) {
    const state = stateOfCampaign(slug);
    if (state === null) throw new CallError("NOT_FOUND", "noSuchCampaign");
    const day = dayInIndia(context.now.toISOString());
    const states = await countedToday(context, day);
    return { figures: states && (states.byState.get(String(state)) ?? states.nobody) };
  },
};

const counts = new WeakMap<Database, CountedOn>();

/** Read once a day in each copy of this module, so that no visitor waits for it. Null before the first week is complete. */
function countedToday(context: CallContext, day: string): Promise<States | null> {
  const before = counts.get(context.db);
  if (before?.day === day) return before.states;
  const counted: CountedOn = { day, states: countStates(context) };
  counts.set(context.db, counted);
  const forget = () => {
    if (counts.get(context.db) === counted) counts.delete(context.db);
  };
  // What could not be counted is tried again with the next rendering.
  counted.states.then((states) => states ?? forget(), forget);
  return counted.states;
}

async function countStates(context: CallContext): Promise<States | null> {
  const { now, incomplete } = await figuresFor(context, partner);
  if (incomplete) return null;
  const day = dayInIndia(now.toISOString());
  const query = { content: context.content, reader: partner, filters: figureFilters.parse({ by: "state" }) };
  const publish = blurFigures(lastingSecret(context.settings));
  const rows = await countPeople({ ...forReading(context), now }, partner, query.filters);
  const byState = new Map(
    rows.map((row): [string, StateFigures] => {
      const shown = publishedSteps(publish, query, describeRow(query, row), row.counts);
      const [registered, begun] = [publicNumber(shown.registered), publicNumber(shown.started)];
      return [row.value, { registered, begun, certificates: publicNumber(shown.certificates), day }];
    }),
  );
  return { byState, nobody: { registered: null, begun: null, certificates: null, day } };
}
