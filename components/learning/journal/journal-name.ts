/** The key of a journal's text that is not sent yet. */
export const journalName = (topicId: string) => `journal:${topicId}`;
