export * from "./account-marker";
export * from "./learner";
export * from "./records";
export * from "./seal";
