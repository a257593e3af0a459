// Why a call fails, for programmers, where several calls fail for the same reason: entries of a call's `.errors()`.
// The message is what the OpenAPI document says of the status; the answer has the portal's own text for people.

export const noCourse = { NOT_FOUND: { message: "There is no such course." } };
export const noDiscussion = { NOT_FOUND: { message: "There is no such discussion." } };
export const noEntry = { NOT_FOUND: { message: "There is no such entry, or somebody has removed it." } };
export const noJournal = { NOT_FOUND: { message: "The topic is unknown or has no journal." } };
export const noPage = { NOT_FOUND: { message: "There is no such topic or page." } };
export const noPerson = { NOT_FOUND: { message: "There is no such person." } };
export const noQuiz = { NOT_FOUND: { message: "The topic is unknown or has no quiz." } };
export const noTopic = { NOT_FOUND: { message: "There is no such topic." } };
export const noWork = { NOT_FOUND: { message: "No such work waits." } };

export const notEnrolled = { FORBIDDEN: { message: "The learner is not enrolled in the course." } };
export const notOpen = {
  FORBIDDEN: { message: "The learner is not enrolled in the course, or the topic is still locked." },
};
export const closedAccount = {
  FORBIDDEN: { message: "The owner has deleted the account and can still keep it, on the page that `leadsTo` names." },
};
export const otherUsername = { FORBIDDEN: { message: "`username` names somebody else." } };

export const linkInvalid = { BAD_REQUEST: { message: "The link is not valid, has expired, or was used before." } };
export const wrongCode = { BAD_REQUEST: { message: "The code is wrong." } };
export const sendingBegan = { CONFLICT: { message: "Sending has begun." } };

export const tooManyChanges = { TOO_MANY_REQUESTS: { message: "Too many changes within fifteen minutes." } };
export const tooManyCodes = { TOO_MANY_REQUESTS: { message: "Too many wrong codes." } };
export const tooManyGuesses = {
  TOO_MANY_REQUESTS: { message: "Too many wrong passwords. The pause grows with each." },
};
export const tooManyLinks = {
  TOO_MANY_REQUESTS: { message: "Too many invalid links from one network within fifteen minutes." },
};
export const tooManyMails = { TOO_MANY_REQUESTS: { message: "Too many mails within an hour." } };
