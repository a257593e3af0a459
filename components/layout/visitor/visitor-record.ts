/** What the frame and the islands know of who is looking: `unknown` until somebody has asked. */
export type Visitor = { state: "unknown" } | { state: "guest" } | ({ state: "learner" } & KnownLearner);
export type KnownLearner = { accountId: string; firstName: string; lastName: string; avatar: string | null; profileComplete: boolean; emailVerified: boolean };

type Answered = { _id: string; firstName: string; lastName: string; avatar: string | null; profileInfo: number; verifiedEmail: number };

/** A learner out of the answer of `checkAuth`. */
export function visitorFrom({ _id, firstName, lastName, avatar, profileInfo, verifiedEmail }: Answered): Visitor {
  return { state: "learner", accountId: _id, firstName, lastName, avatar, profileComplete: profileInfo === 1, emailVerified: verifiedEmail !== 0 };
}
