import type { PortalContract } from "../contract";
import { accounts, guardian } from "../domain/accounts";
import { articles } from "../domain/articles";
import { avatars } from "../domain/avatars";
import type { CallContext, Operations } from "../domain/call";
import { campaigns } from "../domain/campaigns";
import { certificates, courseCertificates } from "../domain/certificates";
import { chat, countUnread } from "../domain/chat";
import { courses } from "../domain/courses";
import { desk, publicFigures } from "../domain/desk";
import { courseDiscussions, discussions } from "../domain/discussions";
import { learning } from "../domain/learning";
import { offline } from "../domain/offline";
import { pages } from "../domain/pages";
import { places } from "../domain/places";
import { privacy } from "../domain/privacy";
import { quizzes } from "../domain/quizzes";
import { recall } from "../domain/recall";
import { recovery } from "../domain/recovery";
import { search } from "../domain/search";
import { security } from "../domain/security";
import { social } from "../domain/social";
import { surveys } from "../domain/surveys";
import { requireLearner } from "../platform/session";
import { type BackendRouter, buildRouter } from "./build-router";
import { os } from "./embedded-middleware";

/** A course with its discussions, added here because the domain `certificates` does not import `discussions`. */
const modules: Operations<"learning">["modules"] = async (context, input) => {
  const answer = await courseCertificates.modules(context, input);
  return { ...answer, discussion: await courseDiscussions(context, answer.course_info.slug) };
};

/** The learner's courses with the coordinator's replies: the domain `certificates` does not import `chat`. */
const myCourses: Operations<"learning">["myCourses"] = async (context, input) => {
  const answer = await courseCertificates.myCourses(context, input);
  return { ...answer, unread_answers: await countUnread(context.db, requireLearner(context).accountId) };
};

const operations: { [Part in keyof PortalContract]: Operations<Part> } = {
  accounts,
  recovery,
  avatars,
  pages,
  places,
  courses,
  campaigns: { ...campaigns, ...publicFigures },
  articles,
  search,
  discussions,
  learning: { ...learning, ...courseCertificates, modules, myCourses },
  privacy: { ...privacy, ...guardian },
  quizzes,
  recall,
  offline,
  security,
  certificates,
  chat,
  social,
  surveys,
  desk,
};

/** An operation as it is called here, with input that the contract has checked. */
type AnyOperation = (context: CallContext, input: never) => Promise<unknown>;
const operationsByName: Record<string, Record<string, AnyOperation>> = operations;

/** The embedded backend: every call of the contract with its operation. A missing one does not compile. */
export function embeddedRouter(): BackendRouter {
  return buildRouter<{ call: CallContext }>(os, (part, name) => {
    const operation = operationsByName[part]?.[name];
    if (!operation) throw new Error(`No operation answers ${part}.${name}.`);
    return ({ context, input }) => operation(context.call, (input ?? {}) as never);
  });
}
