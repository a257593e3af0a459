/** Which campaign brought this visitor, kept in the browser until somebody registers (learning §2). */
export type Campaign = { utm_campaign?: string; utm_source?: string };

const keys = ["utm_campaign", "utm_source"] as const;
const longest = 120;

// A browser may refuse its storage (private windows, blocked cookies): then the campaign is not known, and nothing else breaks.
function inStorage<Answer>(use: (storage: Storage) => Answer, otherwise: Answer): Answer {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** The campaign that an address names. */
export function campaignIn(query: string): Campaign {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(keys.map((key) => [key, asked.get(key)?.trim().slice(0, longest) ?? ""]).filter(([, value]) => value));
}

/** A campaign's page is its own source; which campaign it is, what was named says more exactly. `page`: its address without the slash. */
export function cameBy(page: string | undefined, named: Campaign): Campaign {
  return page ? { utm_campaign: named.utm_campaign ?? page, utm_source: page } : named;
}

/** Keeps what the address says; what it does not say stays as it was. */
export function keepCampaign(query: string): void {
  for (const [key, value] of Object.entries(campaignIn(query))) inStorage((storage) => storage.setItem(key, value), undefined);
}

export function keptCampaign(): Campaign {
  const entries = keys.map((key) => [key, inStorage((storage) => storage.getItem(key), null) ?? undefined] as const);
  return Object.fromEntries(entries);
}
