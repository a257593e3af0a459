/** The visitor as the layout and client components know it: `unknown` until loaded. */
export type Visitor = { state: "unknown" } | { state: "guest" } | ({ state: "learner" } & KnownLearner);
export type KnownLearner = {
  accountId: string;
  /** The author of the learner's comments on public pages; empty with a backend that publishes the account's id. */
  authorAlias: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  profileComplete: boolean;
  emailVerified: boolean;
  /** Whether the menu links to the coordinators' desk. */
  staff: boolean;
};

/** The visitor in React's data: of a learner only what client components render. The header's HTML has the rest. */
export type RenderedVisitor =
  | Visitor
  | ({ state: "inHeader" } & Pick<KnownLearner, "profileComplete" | "emailVerified">);

type Answered = Omit<KnownLearner, "accountId" | "profileComplete" | "emailVerified"> & {
  _id: string;
  profileInfo: number;
  verifiedEmail: number;
};

export function visitorFrom(found: Answered): Extract<Visitor, { state: "learner" }> {
  const { authorAlias, firstName, lastName, avatar, staff } = found;
  return {
    state: "learner",
    accountId: found._id,
    authorAlias,
    firstName,
    lastName,
    avatar,
    profileComplete: found.profileInfo === 1,
    emailVerified: found.verifiedEmail !== 0,
    staff,
  };
}
