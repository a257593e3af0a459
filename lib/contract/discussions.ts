import * as z from "zod";
import {
  call,
  cleanedField,
  doneAnswer,
  doneCall,
  languageField,
  learnerCall,
  slugField,
  textField,
} from "./meta/answer";
import { withEffects } from "./meta/effects";
import { htmlField } from "./meta/html";
import { noDiscussion, noTopic } from "./meta/reasons";
import { get, post, put, remove } from "./meta/route";
import { numberField } from "./meta/sent-fields";
import { longestComment } from "./rules/comment";
import { cleanText } from "./text/clean-text";

/** rule: forum.list: the most pages of the list; a page has five comments. */
export const mostDiscussionPages = 10;
const noOwnComment = {
  FORBIDDEN: { message: "The comment is somebody else's." },
  NOT_FOUND: { message: "There is no such comment in this discussion." },
};

export const discussionsPerPage = 5;
export const commentsPerPage = 5;

// rule: forum.detail. Fields with a default are not documented, so another backend may leave them out.
const discussion = z.object({
  slug: z.string(),
  title: z.string(),
  description: htmlField(),
  total_comments: z.number().int(),
  created_on: z.string(),
  lead: z.string().default("").describe("the description in a sentence, as plain text"),
  icon: z.string().default("").describe("the motif of its topic"),
  latest: z
    .object({ comment: z.string().describe("plain text"), comment_by: z.string(), commented_on: z.string() })
    .nullable()
    .default(null)
    .describe("the latest comment; only in the list"),
});
export type DiscussionAnswer = z.infer<typeof discussion>;

const written = {
  id: z.string(),
  comment: z.string().describe("plain text"),
  userid: z.string().describe("empty for a deleted account"),
  may_delete: z.boolean().default(false).describe("whether the caller may delete it"),
  may_edit: z.boolean().default(false).describe("whether the caller may still edit it"),
  edited: z.boolean().default(false).describe("its author has edited it"),
  by_staff: z.boolean().default(false).describe("by a coordinator or an administrator of the portal"),
};
const displayName = z.string().describe("the first name, or the part of the address before the @: never an address");
const comment = z.object({ ...written, comment_by: displayName, commented_on: z.string() });
const moduleComment = z.object({ ...written, username: displayName, discussion_updated_on: z.string() });
export type ForumComment = z.infer<typeof comment>;
export type ModuleComment = z.infer<typeof moduleComment>;

const pageField = numberField(z.number().int()).catch(1);
const list = z.object({
  id: slugField,
  page: pageField.optional().describe("five of them, newest first; without it all"),
});
const commentField = cleanedField(longestComment, cleanText).describe(
  `plain text; not blank, and ${longestComment} letters at the most`,
);
const posted = doneAnswer.extend({
  id: z.string().default(""),
  held: z.boolean().default(false).describe("it waits until a coordinator has looked at it"),
});
const tell_me = z.boolean().optional().describe("a mail when somebody answers, at most one a day of a discussion");
const userid = textField(120).optional().describe("may be left out; somebody else's is rejected");

const whereWritten = { kind: z.enum(["forum", "module"]), slug: z.string().describe("of its discussion") };
const notEditable = {
  FORBIDDEN: {
    message: "The comment is too old to be edited, a coordinator has hidden it, or the account may not comment.",
  },
};

const moduleDiscussion = z.object({
  discussion: htmlField(),
  slug: z.string().default(""),
  topic_id: z.string().default(""),
  topic_name: z.string().default(""),
  course_id: z.string().default(""),
  course_name: z.string().default(""),
  total_comments: z.number().int().default(0),
});
export type ModuleDiscussionAnswer = z.infer<typeof moduleDiscussion>;

export const discussions = {
  list: call
    .route({
      ...get("/discussions", "The forum's discussions, the one with the latest comment first"),
      description:
        "Lists the discussions of the forum, five on a page and ten pages at most, those with the latest comment first.",
    })
    .input(
      z.object({
        language: languageField,
        page: pageField.default(1).describe("1 to 10; anything else counts as the nearest"),
      }),
    )
    .output(
      z.object({
        records: z.array(discussion),
        page: z.number().int().default(1),
        total_pages: z.number().int().default(mostDiscussionPages),
      }),
    ),
  read: call
    .route({
      ...get("/discussions/{id}", "One discussion of the forum"),
      description: "Answers one discussion of the forum with its description as HTML.",
    })
    .errors(noDiscussion)
    .input(z.object({ id: slugField, language: languageField }))
    .output(discussion),
  comments: call
    .route({
      ...get("/discussions/{id}/comments", "The comments of a discussion"),
      description:
        "Lists the comments of a discussion, newest first: five on a page, or all without a page. Names are first names, never addresses.",
    })
    .errors(noDiscussion)
    .input(list)
    .output(z.array(comment)),
  addComment: learnerCall
    .meta({ changesPages: true })
    .route({
      ...post("/discussions/{id}/comments", "Comment on a discussion"),
      description:
        "Adds a comment to a discussion. The same text sent twice is stored once. A comment with a word of the coordinators' list waits for them.",
    })
    .errors({
      FORBIDDEN: {
        message: "Coordinators have blocked this account from commenting, or `userid` names somebody else.",
      },
      ...noDiscussion,
      TOO_MANY_REQUESTS: { message: "Too many comments within an hour." },
    })
    .input(z.object({ id: slugField, comment: commentField, userid, tell_me }))
    .output(posted),
  deleteComment: doneCall
    .meta({ changesPages: true })
    .route({
      ...remove("/discussions/{id}/comments/{commentId}", "Delete a comment: its author, or a coordinator"),
      description: "Deletes a comment. Authors delete their own, coordinators any.",
    })
    .errors(noOwnComment)
    .input(z.object({ id: slugField, commentId: slugField })),
  moduleDiscussion: call
    .route({
      ...get("/courses/discussions/{id}", "The discussion of a topic in a course"),
      description: "Answers the discussion that belongs to a topic of a course, with the names of both.",
    })
    .errors(noDiscussion)
    .input(z.object({ id: slugField, language: languageField }))
    .output(moduleDiscussion),
  moduleComments: call
    .route({
      ...get("/courses/discussions/{id}/comments", "The comments of a module discussion"),
      description: "Lists the comments of a topic's discussion, newest first: five on a page, or all without a page.",
    })
    .errors(noDiscussion)
    .input(list)
    .output(z.array(moduleComment)),
  topicDiscussion: call
    .route({
      ...get("/courses/topicDiscussion/{id}", "What a topic's discussion is about"),
      description: "Answers what a topic's discussion is about, or null where the topic has none.",
    })
    .errors(noTopic)
    .input(z.object({ id: slugField, language: languageField }))
    .output(z.object({ discussion: htmlField().nullable().describe("HTML; null where the topic has no discussion") })),
  addModuleComment: withEffects(
    learnerCall
      .meta({ changesPages: true })
      .route({
        ...post("/users/update-discussion_comments/{discussionSlug}", "Comment on a module discussion"),
        description: "Adds a comment to a topic's discussion. It may complete the topic.",
      })
      .errors({
        BAD_REQUEST: { message: "The topic is not the one of this discussion." },
        FORBIDDEN: {
          message:
            "The learner is not enrolled, the topic is locked, coordinators have blocked the account from commenting, or `userid` names somebody else.",
        },
        ...noDiscussion,
        TOO_MANY_REQUESTS: { message: "Too many comments within an hour." },
      })
      .input(z.object({ discussionSlug: slugField, comment: commentField, topicId: slugField, userid, tell_me }))
      .output(posted),
    { completes: ({ topicId }) => ({ topicId }) },
  ),
  reportComment: doneCall
    .route({
      ...post("/discussions/comments/{commentId}/report", "Report a comment to the coordinators"),
      description: "Reports a comment to the coordinators with a reason.",
    })
    .errors({
      BAD_REQUEST: { message: "The comment is the learner's own, or no reason is given." },
      NOT_FOUND: { message: "There is no such comment." },
      TOO_MANY_REQUESTS: { message: "Too many reports within an hour." },
    })
    .input(z.object({ commentId: slugField, reason: textField(500), language: languageField })),
  readOwnComment: learnerCall
    .route({
      ...get("/discussions/comments/{commentId}", "An own comment, to edit it"),
      description: "Answers an own comment that may still be edited, where it is and until when it may be edited.",
    })
    .errors({ ...notEditable, NOT_FOUND: { message: "There is no such own comment." } })
    .input(z.object({ commentId: slugField, language: languageField }))
    .output(z.object({ success: z.boolean(), ...whereWritten, comment: z.string(), until: z.string() })),
  editComment: learnerCall
    .meta({ changesPages: true })
    .route({
      ...put("/discussions/comments/{commentId}", "Edit an own comment"),
      description:
        "Edits an own comment, for fifteen minutes after it was written. It shows that it was edited. One that waits for a coordinator goes on waiting.",
    })
    .errors({
      ...notEditable,
      BAD_REQUEST: { message: "The comment is blank, too long, or has too few own words where its topic needs it." },
      NOT_FOUND: { message: "There is no such own comment." },
      CONFLICT: { message: "Somebody else has written the same words where a topic needs the comment." },
      TOO_MANY_REQUESTS: { message: "Too many comments within an hour." },
    })
    .input(z.object({ commentId: slugField, comment: commentField, language: languageField }))
    .output(doneAnswer.extend({ ...whereWritten, held: z.boolean() })),
  deleteModuleComment: doneCall
    .meta({ changesPages: true })
    .route({
      ...remove("/courses/discussions/{id}/comments/{commentId}", "Delete a comment: its author, or a coordinator"),
      description: "Deletes a comment of a topic's discussion. Authors delete their own, coordinators any.",
    })
    .errors(noOwnComment)
    .input(z.object({ id: slugField, commentId: slugField })),
};
