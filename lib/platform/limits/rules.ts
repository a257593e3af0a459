export type Rule = { points: number; duration: number };

const hour = 3600;
/** More than any number of attempts, so the limit never rejects: the counter only counts. */
const uncounted = 1_000_000_000;

/**
 * The limits. No one may be locked out by what others do (docs/decisions/0035): a limit that rejects counts one
 * person's own events, or the mails to one address. A limit by network address, which a whole school may share, only
 * delays.
 */
export const rules = {
  /** Wrong passwords for one account from one device or source, and the pause after them: see `growing-pause.ts`. */
  guesses: { points: uncounted, duration: 24 * hour },
  guessPause: { points: 1, duration: 900 },
  changePassword: { points: 10, duration: hour },
  readMyData: { points: 60, duration: hour },
  avatar: { points: 30, duration: hour },
  /** Mails to one mailbox (`mailboxOf`) or from one account that anybody can trigger, counted by kind (threats T23). */
  resetMail: { points: 3, duration: hour },
  registrationMail: { points: 3, duration: hour },
  verifyMail: { points: 3, duration: hour },
  /** Changes of the own email, by account and by the new mailbox. */
  emailChange: { points: 3, duration: hour },
  emailChangeMailbox: { points: 6, duration: hour },
  guardianRegistrationMail: { points: 3, duration: hour },
  guardianMail: { points: 3, duration: hour },
  /** From any number of accounts: a family may have several children here. */
  guardianMailbox: { points: 6, duration: hour },
  /** Mails that staff send again to one person, and lists that one staff member uploads. */
  deskMail: { points: 6, duration: hour },
  deskUpload: { points: 30, duration: hour },
  /** Ratings and feedback of one learner, and leaving courses (threats T23). */
  courseOpinion: { points: 120, duration: hour },
  leaveCourse: { points: 20, duration: hour },
  recount: { points: 60, duration: hour },
  surveyLearner: { points: 120, duration: hour },
  /** Comments of one learner (threats T23). */
  commentAccount: { points: 20, duration: hour },
  commentReport: { points: 30, duration: hour },
  /** Messages to the coordinator, and saves of a draft while someone types (threats T23). */
  chatMessage: { points: 30, duration: 900 },
  classroomCard: { points: 200, duration: 900 },
  caseFinish: { points: 60, duration: 900 },
  wallShare: { points: 60, duration: 900 },
  journalDraft: { points: 600, duration: 900 },
} as const satisfies Record<string, Rule>;
export type LimitName = keyof typeof rules;

/** Events counted beside a rejecting limit: above the number a request waits a little. They reject nothing. */
export const paces = {
  /** Wrong passwords for one account from unknown devices, and those for all accounts from one source. */
  guessesAtAccount: { points: 60, duration: hour },
  guessesFromSource: { points: 300, duration: 900 },
  social: { points: 300, duration: 900 },
  register: { points: 200, duration: hour },
  resetRequests: { points: 100, duration: hour },
  grievances: { points: 30, duration: hour },
  search: { points: 1200, duration: 300 },
  badLinks: { points: 300, duration: 900 },
} as const satisfies Record<string, Rule>;
export type PaceName = keyof typeof paces;

/** The longest that a request is held back by its source's pace. */
export const longestDelayMs = 2000;
