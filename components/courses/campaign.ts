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

/** Keeps what the address says; what it does not say stays as it was. */
export function keepCampaign(query: string): void {
  const asked = new URLSearchParams(query);
  for (const key of keys) {
    const value = asked.get(key)?.trim().slice(0, longest);
    if (value) inStorage((storage) => storage.setItem(key, value), undefined);
  }
}

export function keptCampaign(): Campaign {
  const entries = keys.map((key) => [key, inStorage((storage) => storage.getItem(key), null) ?? undefined] as const);
  return Object.fromEntries(entries);
}
