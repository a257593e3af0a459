import * as z from "zod";
import { languages } from "../../platform/i18n/language";
import { doneCall, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { noEntry, noPerson } from "../meta/reasons";
import { get, post, remove } from "../meta/route";
import { named, pageField, pageOf, savedSince } from "./access";

export const longestReply = 2000;
export const shownMessages = ["waiting", "mine", "all", "closed"] as const;

const ofLearner = languageInput.extend({ accountId: slugField });
const seenMessage = textField(120).optional();
const ofTicket = languageInput.extend({ ticket: slugField });

const entry = z.object({
  kind: z.enum(["conversation", "grievance"]),
  id: z.string().describe("the learner's account, or the ticket"),
  name: z.string(),
  preview: z.string().describe("plain text: the learner's latest message, or the complaint"),
  since: z.string().describe("when the learner last wrote"),
  unread: z.number().int(),
  waiting: z.boolean(),
  urgent: z.boolean().describe("words of danger that nobody has answered yet; it stands first"),
  assignedTo: z.string().nullable().describe("a staff member's name"),
  due: z.string().nullable().describe("by when a complaint must be answered"),
});
export type InboxEntry = z.infer<typeof entry>;

export const courseOfLearner = z.object({
  id: z.string(),
  name: z.string(),
  percent: z.number(),
  status: z.string(),
  enrolledAt: z.string(),
  topic: z.string().default("").describe("where the learner is; empty before the first topic"),
  activeAt: z.string().default("").describe("when the learner last read or worked in it; empty before"),
});

const conversation = z.object({
  accountId: z.string(),
  name: z.string(),
  username: z.string(),
  place: z.string(),
  mobile: z.string().default(""),
  institution: z.string().default(""),
  canSeePerson: z.boolean().default(false).describe("the reader may open the person's page"),
  certificates: z.array(z.object({ id: z.string(), number: z.string(), of: z.string() })).default([]),
  profession: z.string(),
  language: z.enum(languages),
  courses: z.array(courseOfLearner),
  messages: z.array(
    z.object({
      id: z.string(),
      fromLearner: z.boolean(),
      msg: z.string(),
      sentOn: z.string(),
      seen: z.boolean(),
      urgent: z.boolean().describe("it has words of danger"),
      by: z.string().nullable().default(null).describe("who of the staff wrote it; null where that was not stored"),
    }),
  ),
  assignedTo: named.nullable(),
  closed: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const grievance = z.object({
  ticket: z.string(),
  name: z.string(),
  contact: z.string(),
  isAddress: z.boolean().describe("the answer is mailed; a phone number must be called"),
  message: z.string(),
  createdAt: z.string(),
  due: z.string(),
  assignedTo: named.nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});

const cannedReply = z.object({ id: z.string(), language: z.enum(languages), title: z.string(), reply: z.string() });
export type CannedReply = z.infer<typeof cannedReply>;

const assignee = {
  to: textField(120).describe("the account of a staff member; empty: nobody"),
  seen: textField(120).optional().describe("who was assigned when the sender looked; 409 if it is somebody else now"),
};

export const messages = {
  listMessages: learnerCall
    .route({
      ...get("/desk/messages", "Conversations and complaints; those that wait first come first"),
      description: "Lists conversations and complaints of the area. Those that wait come first.",
    })
    .input(languageInput.extend({ show: z.enum(shownMessages).catch("waiting").default("waiting"), page: pageField }))
    .output(pageOf(entry).extend({ waiting: z.number().int() })),
  readConversation: learnerCall
    .route({
      ...get("/desk/messages/{accountId}", "One learner's conversation with the coordinators; it counts as read"),
      description: "Answers one learner's conversation with the coordinators and marks it as read.",
    })
    .errors(noPerson)
    .input(ofLearner)
    .output(z.object({ data: conversation, staff: z.array(named), replies: z.array(cannedReply) })),
  reply: doneCall
    .route({
      ...post("/desk/messages/{accountId}/reply", "Answer a learner in the chat; mailed when it is not seen there"),
      description: "Answers a learner in the chat. The answer is mailed if it is not seen there.",
    })
    .errors({
      BAD_REQUEST: { message: "The message has fewer than two characters." },
      ...noPerson,
      CONFLICT: { message: "The learner or somebody else has written meanwhile." },
    })
    .input(
      ofLearner.extend({
        text: textField(longestReply),
        key: z.uuid().describe("sent twice, it arrives once"),
        seen: seenMessage.describe(
          "the id of the latest message that the sender has seen; empty: none. 409 where there is a newer one",
        ),
      }),
    ),
  assignConversation: doneCall
    .route({
      ...post("/desk/messages/{accountId}/assign", "Say who sees to a conversation"),
      description: "States who sees to a conversation.",
    })
    .errors({ BAD_REQUEST: { message: "The staff member is unknown or may not see it." }, ...noPerson, ...savedSince })
    .input(ofLearner.extend(assignee)),
  closeConversation: doneCall
    .route({
      ...post("/desk/messages/{accountId}/close", "Close a conversation, or open it again; a new message opens it too"),
      description: "Closes a conversation or opens it again.",
    })
    .errors(noPerson)
    .input(
      ofLearner.extend({
        closed: z.boolean(),
        seen: seenMessage.describe("the id of the latest message that the sender has seen; a newer one stays open"),
      }),
    ),
  readGrievance: learnerCall
    .route({ ...get("/desk/grievances/{ticket}", "One complaint"), description: "Answers one complaint." })
    .errors(noEntry)
    .input(ofTicket)
    .output(z.object({ data: grievance, staff: z.array(named) })),
  assignGrievance: doneCall
    .route({
      ...post("/desk/grievances/{ticket}/assign", "Say who sees to a complaint"),
      description: "States who sees to a complaint.",
    })
    .errors({ BAD_REQUEST: { message: "The staff member is unknown or may not see it." }, ...noEntry, ...savedSince })
    .input(ofTicket.extend(assignee)),
  answerGrievance: doneCall
    .route({
      ...post("/desk/grievances/{ticket}/answer", "Answer a complaint, once"),
      description: "Answers a complaint by mail, once.",
    })
    .errors({
      BAD_REQUEST: { message: "The answer is too short." },
      ...noEntry,
      CONFLICT: { message: "The complaint has been answered meanwhile." },
    })
    .input(ofTicket.extend({ answer: textField(4000) })),
  addReply: doneCall
    .route({
      ...post("/desk/replies", "Add a canned reply"),
      description: "Adds a reply that coordinators can choose.",
    })
    .errors({ BAD_REQUEST: { message: "The title or the text is blank." } })
    .input(
      languageInput.extend({
        title: textField(80),
        reply: textField(longestReply),
        of: z.enum(languages).describe("its language"),
      }),
    ),
  removeReply: doneCall
    .route({
      ...remove("/desk/replies/{id}", "Remove a canned reply"),
      description: "Removes a reply that coordinators can choose.",
    })
    .errors(noEntry)
    .input(z.object({ id: slugField })),
};
