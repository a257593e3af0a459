/** Where the questions are shown: to the learner who is logged in, or to whoever has the mailed link. */
export type RecallPlace = { token: string | null };

/** Why the page shows a message: nothing chosen, not asked now, not stored, or answered before. */
export const recallNotes = ["chooseFirst", "notAsked", "unsaved", "earlierCounts"] as const;
export type RecallNote = (typeof recallNotes)[number];

type Key = { topic_id: string; question_id: string };
/** Names an answered question in the page's address. */
export const questionKey = ({ topic_id, question_id }: Key): string => `${topic_id}/${question_id}`;

/** `shown`: the key of the answered question that the page shows. */
export function recallAddress({ token }: RecallPlace, query: { shown?: string; note?: RecallNote } = {}): string {
  const address = token === null ? "/recall" : `/recall/${encodeURIComponent(token)}`;
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return asked.length > 0 ? `${address}?${new URLSearchParams(asked)}` : address;
}
