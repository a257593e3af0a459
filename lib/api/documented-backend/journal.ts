import { ORPCError } from "@orpc/client";
import type { TopicData } from "../../contract/learning";
import type { Language } from "../../platform/i18n/language";
import type { BackendCall, CallContext, UpstreamClient } from "./or-documented";

type TopicRead = { id: string; language: Language };

const recheckMs = 10 * 60_000;

/** A topic of the backend, without its journal when the backend has no call for entries; none is documented. */
export function topicToWriteIn({ learning }: UpstreamClient, readTopic: BackendCall<TopicRead, TopicData>) {
  let checked = { at: 0, takesEntries: true };

  async function takesEntries(topicId: string, options: { context: CallContext }): Promise<boolean> {
    if (Date.now() - checked.at < recheckMs) return checked.takesEntries;
    const { language } = options.context;
    const isThere = await learning.readJournal({ topicId, language }, options).then(
      () => true,
      // For a guest, or a learner who is not enrolled, the error is not 404.
      (error) => !(error instanceof ORPCError && error.status === 404),
    );
    checked = { at: Date.now(), takesEntries: isThere };
    return isThere;
  }

  return async (input: TopicRead, options: { context: CallContext }) => {
    const topic = await readTopic(input, options);
    if (topic.reflective_journal === null || (await takesEntries(input.id, options))) return topic;
    return { ...topic, reflective_journal: null };
  };
}
