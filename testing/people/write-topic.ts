import { issueAfterTopic } from "../../lib/domain/certificates";
import { asHolder, completeTopic } from "../../lib/domain/testing/learners";
import type { Topic } from "../../lib/platform/content";
import { portalContext } from "../portal/portal-context";

/** Completes a topic for the holder of a session, by the portal's own rules, in the database of the portal under test. */
export async function writeTopic(token: string, topic: Topic): Promise<void> {
  const holder = await asHolder(await portalContext(), token);
  await completeTopic(holder, topic);
  // As after the calls: a complete module waits for its review, or has its certificate.
  await issueAfterTopic(holder, topic.id);
}
