/** Where the questions are shown: to the learner who is logged in, or to whoever has the mailed link. */
export type RecallPlace = { token: string | null };

export function recallAddress({ token }: RecallPlace): string {
  return token === null ? "/recall" : `/recall/${encodeURIComponent(token)}`;
}

/** Why the page shows a message: nothing chosen, not asked now, not stored, or answered before. */
export const recallNotes = ["chooseFirst", "notAsked", "unsaved", "earlierCounts"] as const;
export type RecallNote = (typeof recallNotes)[number];

type Key = { topic_id: string; question_id: string };
/** Names an answered question in the page's address. */
export const questionKey = ({ topic_id, question_id }: Key): string => `${topic_id}/${question_id}`;

export function shownAddress(place: RecallPlace, key: string, note?: RecallNote): string {
  const query = new URLSearchParams({ shown: key, ...(note && { note }) });
  return `${recallAddress(place)}?${query}`;
}

export function noteAddress(place: RecallPlace, note: RecallNote): string {
  return `${recallAddress(place)}?note=${note}`;
}
