import * as z from "zod";
import { call, doneAnswer, doneCall, languageField, languageQuery, learnerCall, textField } from "./meta/answer";
import { get, post } from "./meta/route";
import { numberField } from "./meta/sent-fields";

const menuItem = z.object({
  id: z.number().int(),
  question: z.string(),
  subject: z.string().default("").describe("what the question is about; questions of one subject stand together"),
  answer: z
    .string()
    .default("")
    .describe("the canned answer, with pages as [name](/address); empty where `/chatbot/sr/{menuId}` alone has it"),
});
export type ChatMenuItem = z.infer<typeof menuItem>;

const nearest = z.object({
  question: z.string(),
  answer: z.string().describe("the canned answer, or what an article is about, with pages as [name](/address)"),
});
export type NearestAnswer = z.infer<typeof nearest>;

/** Plain text in both directions; every client must escape it (threats T6). */
const message = z.object({
  id: z.string().default("").describe("empty before a backend that gives its messages no names"),
  type: z.number().int().describe("1 is the learner, anything else the coordinator"),
  msg: z.string(),
  sent_on: z.string(),
});
export type ChatMessage = z.infer<typeof message>;

const menuId = numberField(z.number().int().min(0).max(1_000_000));

export const chat = {
  menu: call
    .route({
      ...get("/chatbot/menu/{id}", "The chat assistant's questions: 0 is all of them, a subject's id those about it"),
      description:
        "Lists the questions that the chat assistant answers: all of them for 0, those of a subject for its id.",
    })
    .errors({ NOT_FOUND: { message: "There is no such subject." } })
    .input(z.object({ id: menuId, language: languageField }))
    .output(z.object({ status: z.boolean().default(true), data: z.array(menuItem) })),
  cannedAnswer: call
    .route({
      ...get("/chatbot/sr/{menuId}", "The canned answer to a question of the menu"),
      description: "Answers a question of the menu in plain text.",
    })
    .errors({ NOT_FOUND: { message: "There is no such question." } })
    .input(z.object({ menuId, language: languageField }))
    .output(z.object({ status: z.boolean().default(true), message: z.string(), question: z.string().default("") })),
  nearest: call
    .route({
      ...post(
        "/chatbot/nearest",
        "The answers nearest to what somebody types, at most three; none where nothing is near enough",
      ),
      description:
        "Lists up to three answers that are nearest to what was typed, before it is sent to the coordinator.",
    })
    .input(
      z.object({
        msg: textField(2000).describe("in the body, so that no address or log has it"),
        language: languageField,
      }),
    )
    .output(z.object({ status: z.boolean().default(true), data: z.array(nearest) })),
  messages: learnerCall
    .meta({ onlyReads: true })
    .route({
      ...post("/chatbot/get", "The learner's messages to the coordinator, and the answers"),
      description: "Lists the learner's messages to the coordinator and the answers, oldest first.",
    })
    .input(z.object({}).default({}))
    .output(
      z.object({
        status: z.boolean().default(true),
        data: z.array(message),
        unread: z.number().int().default(0).describe("answers not seen yet"),
      }),
    ),
  send: learnerCall
    .route({
      ...post("/chatbot/post", "Write to the coordinator"),
      description: "Sends a message to the coordinator. With the same `key` it arrives once, however often it is sent.",
    })
    .errors({
      BAD_REQUEST: { message: "The message has fewer than two characters." },
      TOO_MANY_REQUESTS: { message: "Too many messages within fifteen minutes." },
    })
    .input(
      z.object({
        msg: textField(2000).describe("longer than 1 character"),
        key: z.uuid().optional().describe("the sender's own name for the message: sent twice, it arrives once"),
        language: languageField,
      }),
    )
    .output(
      doneAnswer.extend({ data: message.optional().describe("missing before a backend that answers without it") }),
    ),
  seen: doneCall
    .route({
      ...post("/chatbot/seen", "The learner has seen the coordinator's answers"),
      description: "Marks the coordinator's answers as seen.",
    })
    .input(languageQuery),
};
