import type { Described, Descriptions } from "./described";

const gone = "There is no such entry, or somebody has removed it.";
const noPerson = "There is no such person.";

const access: Record<string, Described> = {
  me: {
    does: "Answers the caller's role at the desk, what it may do, the area, and whether the second factor is set up and proven.",
  },
  overview: { does: "Counts what waits at the desk in the caller's area." },
  startSecondFactor: {
    does: "Begins to set up the second factor and answers the secret for an authenticator app.",
    errors: { 409: "The second factor is set up already." },
  },
  confirmSecondFactor: {
    does: "Finishes setting up the second factor with a first code, and answers the recovery codes, once.",
    errors: {
      400: "The code is wrong.",
      409: "The second factor was not begun, or is set up already.",
      429: "Too many wrong codes.",
    },
  },
  proveSecondFactor: {
    does: "Proves the second factor in this session by a code of the app or a recovery code.",
    errors: { 400: "The code is wrong.", 409: "The second factor is not set up.", 429: "Too many wrong codes." },
  },
  newRecoveryCodes: {
    does: "Makes new recovery codes and answers them, once. The old ones end.",
    errors: { 400: "The code is wrong.", 409: "The second factor is not set up.", 429: "Too many wrong codes." },
  },
  listStaff: { does: "Lists everybody who has a role at the desk or is invited to one, with the area." },
  setRole: {
    does: "Gives an account a role and an area, or takes them away. Asks for a code that was not used before.",
    errors: {
      400: "The area names an unknown course or state, or the code is wrong.",
      404: "There is no account with this email.",
      409: "It is the last administrator.",
      429: "Too many wrong codes.",
    },
  },
  withdrawInvitation: {
    does: "Withdraws the invitation to a role: its link ends, and the role is not given.",
    errors: { 404: "There is no open invitation of this account." },
  },
  resetSecondFactor: {
    does: "Removes the second factor of a staff member who has lost the phone.",
    errors: { 400: "The code is wrong.", 404: "There is no account with this email.", 429: "Too many wrong codes." },
  },
  readNotices: { does: "Answers when the caller gets mails about what waits at the desk." },
  saveNotices: { does: "Stores when the caller gets mails about what waits: every morning, or at once." },
  listActions: { does: "Lists what staff did in words, newest first, by who, action and days; for administrators." },
};

const conversations: Record<string, Described> = {
  listMessages: { does: "Lists conversations and complaints of the area. Those that wait come first." },
  readConversation: {
    does: "Answers one learner's conversation with the coordinators and marks it as read.",
    errors: { 404: noPerson },
  },
  reply: {
    does: "Answers a learner in the chat. The answer is mailed if it is not seen there.",
    errors: {
      400: "The message has fewer than two characters.",
      404: noPerson,
      409: "Somebody else has answered meanwhile.",
    },
  },
  assignConversation: {
    does: "States who sees to a conversation.",
    errors: { 400: "The staff member is unknown or may not see it.", 404: noPerson },
  },
  closeConversation: { does: "Closes a conversation or opens it again.", errors: { 404: noPerson } },
  readGrievance: { does: "Answers one complaint.", errors: { 404: gone } },
  assignGrievance: {
    does: "States who sees to a complaint.",
    errors: { 400: "The staff member is unknown or may not see it.", 404: gone },
  },
  answerGrievance: {
    does: "Answers a complaint by mail, once.",
    errors: { 400: "The answer is too short.", 404: gone, 409: "The complaint has been answered meanwhile." },
  },
  addReply: { does: "Adds a reply that coordinators can choose.", errors: { 400: "The title or the text is blank." } },
  removeReply: { does: "Removes a reply that coordinators can choose.", errors: { 404: gone } },
  listReviews: { does: "Lists completed work that waits for a review, the longest wait first." },
  readReview: {
    does: "Answers the work of one course or module that waits for a review.",
    errors: { 404: "No such work waits." },
  },
  approveReview: {
    does: "Approves the work. The certificate is issued.",
    errors: { 404: "No such work waits.", 409: "Somebody else has decided meanwhile, or the work has changed." },
  },
  returnReview: {
    does: "Sends the work back with a note that names topics.",
    errors: {
      400: "The note or the topics are missing.",
      404: "No such work waits.",
      409: "Somebody else has decided meanwhile.",
    },
  },
  listComments: { does: "Lists comments of the forum and of modules, reported ones first, then the newest." },
  decideComment: { does: "Hides, restores or deletes a comment.", errors: { 404: gone } },
  blockCommenter: { does: "Blocks somebody from commenting, or allows it again.", errors: { 404: noPerson } },
  readWords: { does: "Lists the words that hold a comment until a coordinator has seen it, by language." },
  saveWords: { does: "Replaces the list of such words in one language." },
};

const people: Record<string, Described> = {
  listPeople: { does: "Finds people of the area by name, email, mobile number or the number of a certificate." },
  readPerson: {
    does: "Answers one person: courses, certificates, mails, and what is open.",
    errors: { 404: noPerson },
  },
  changePerson: {
    does: "Corrects the account of a learner of the area: name, email, mobile number or district. The person is informed by mail.",
    errors: {
      400: "A value breaks a rule of the profile.",
      404: noPerson,
      409: "Another account has the email, or the person has a role at the desk.",
    },
  },
  correctCertificate: {
    does: "Issues a certificate again with a corrected name, under a new address. The old one counts no more.",
    errors: { 404: gone, 409: "The certificate is withdrawn or has this name already." },
  },
  resendMail: {
    does: "Sends a person one of the portal's mails again.",
    errors: {
      404: noPerson,
      409: "The person does not need this mail, or takes no mailings.",
      429: "Too many mails to one person within an hour.",
    },
  },
  listRosters: { does: "Lists the institutions of the people of the area, with how many are there." },
  readRoster: { does: "Lists the people of one institution." },
  transferPeople: {
    does: "Moves people to another institution, block or district: all of them or none. Without `confirmed` it answers what would change.",
    errors: { 400: "The place is unknown, the institution is blank, or nobody is chosen." },
  },
  undoTransfer: {
    does: "Moves the people of one move of the last day back to where they were. Who was changed since stays.",
    errors: { 404: "There is no such move, or it is more than a day old." },
  },
  checkUpload: {
    does: "Checks a list of people (CSV) line by line and stores the preview for a day. It enters nobody.",
    errors: {
      400: "The file is empty, too long, not UTF-8, or has other columns than are needed.",
      429: "Too many lists within an hour.",
    },
  },
  readUpload: {
    does: "Answers the preview of a list that was checked.",
    errors: { 404: "There is no such list, or its day is over." },
  },
  enterUpload: {
    does: "Enters the people of a checked list and mails them invitations. Each person is entered once, however often it is sent.",
    errors: { 404: "There is no such list, or its day is over." },
  },
};

const mailings: Record<string, Described> = {
  listMailings: {
    does: "Lists the reminders that were written, newest first, and the weekly reminder of each course.",
  },
  readMailing: {
    does: "Answers one reminder: whom it reaches, how it looks, and what came of it.",
    errors: { 404: gone },
  },
  saveMailing: {
    does: "Saves a reminder as a draft.",
    errors: {
      400: "The texts, the course, the topic or the area are not allowed.",
      404: gone,
      409: "Sending has begun.",
    },
  },
  removeMailing: { does: "Removes a draft of a reminder.", errors: { 404: gone, 409: "Sending has begun." } },
  testMailing: {
    does: "Mails a reminder to the caller, in every language.",
    errors: { 404: gone, 429: "Too many mails within an hour." },
  },
  sendMailing: {
    does: "Sends a reminder, now or at a time.",
    errors: { 400: "The time is over or too far away.", 404: gone, 409: "Sending has begun." },
  },
  cancelMailing: {
    does: "Makes a scheduled reminder a draft again, before it begins.",
    errors: { 404: gone, 409: "Sending has begun." },
  },
  saveWeekly: {
    does: "Changes the weekly reminder of a course and switches it on or off.",
    errors: { 400: "The texts are not allowed.", 404: "There is no such course." },
  },
  programmeFigures: {
    does: "Counts how many people registered, enrolled, started, were active, completed and have certificates. Groups under five are not shown.",
  },
  courseFigures: {
    does: "Answers the figures of one course: the way through its topics, its quiz questions, and its ratings. Groups under five are not shown.",
    errors: { 404: "There is no such course." },
  },
  courseOpinions: {
    does: "Lists what people wrote about a course and why they left it, newest first.",
    errors: { 404: "There is no such course." },
  },
};

export const deskDescriptions: Descriptions = { desk: { ...access, ...conversations, ...people, ...mailings } };
