import * as z from "zod";
import { languages } from "../../platform/i18n/language";
import { doneCall, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { noEntry, noPerson } from "../meta/reasons";
import { get, post, put } from "../meta/route";
import { pageField, pageOf, savedSince, shownVersion } from "./access";

export const shownComments = ["waiting", "all", "hidden"] as const;
/** Why a comment waits for a coordinator: the word list, or its author is blocked from the forum. */
export const heldReasons = ["words", "blocked"] as const;
export const commentDecisions = ["hide", "restore", "delete"] as const;

const entry = z.object({
  id: z.string(),
  comment: z.string().describe("plain text"),
  writtenAt: z.string(),
  kind: z.enum(["forum", "module"]),
  slug: z.string(),
  discussion: z.string().describe("the discussion's title, or the topic"),
  authorId: z.string(),
  author: z.string(),
  blocked: z.boolean().describe("the author may not comment"),
  state: z.enum(["shown", "hidden", "held"]).describe("`held`: until a coordinator decides"),
  heldWhy: z.enum(heldReasons).nullable().default(null).describe("null: not held"),
  reports: z.array(z.string()).describe("why it was reported"),
});
export type ModeratedComment = z.infer<typeof entry>;

const wordList = z.object({
  language: z.enum(languages),
  words: z.array(z.string()),
  version: z.string().describe("of this list, to send with a change"),
});

export const comments = {
  listComments: learnerCall
    .route({
      ...get("/desk/comments", "Comments of forum and modules: reported ones first, then the newest"),
      description: "Lists comments of the forum and of modules, reported ones first, then the newest.",
    })
    .input(languageInput.extend({ show: z.enum(shownComments).catch("waiting").default("waiting"), page: pageField }))
    .output(pageOf(entry)),
  decideComment: doneCall
    .meta({ changesPages: true })
    .route({
      ...post("/desk/comments/{commentId}", "Hide, restore or delete a comment"),
      description: "Hides, restores or deletes a comment.",
    })
    .errors(noEntry)
    .input(languageInput.extend({ commentId: slugField, decision: z.enum(commentDecisions) })),
  blockCommenter: doneCall
    .route({
      ...post("/desk/commenters/{accountId}", "Block somebody from commenting, or allow it again"),
      description: "Blocks somebody from commenting, or allows it again.",
    })
    .errors(noPerson)
    .input(languageInput.extend({ accountId: slugField, blocked: z.boolean() })),
  readWords: learnerCall
    .route({
      ...get("/desk/words", "The words that hold a comment, by language"),
      description: "Lists the words that hold a comment until a coordinator has seen it, by language.",
    })
    .input(languageInput)
    .output(z.object({ data: z.array(wordList) })),
  saveWords: doneCall
    .route({
      ...put("/desk/words", "Replace the word list of a language"),
      description: "Replaces the list of such words in one language.",
    })
    .errors(savedSince)
    .input(
      languageInput.extend({
        of: z.enum(languages),
        words: z.array(textField(60)).max(500),
        version: shownVersion,
      }),
    ),
};
