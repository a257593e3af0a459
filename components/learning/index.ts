// What other features use of this one on the server; what they use in the browser is in client.ts.

export type { TopicAccess } from "./load-topic";
export { endsModule, ModuleEnd } from "./module-end";
export { StepLinks } from "./step-links";
export { addressBefore, leavesTopic, missingAssignments, wayOn } from "./steps";
export { barWithHelp, courseBar, topicBar } from "./topic-bar";
export { UnreadPages } from "./unread-pages";
