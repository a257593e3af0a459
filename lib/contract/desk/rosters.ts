import * as z from "zod";
import { doneAnswer, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { get, post } from "../meta/route";
import { numberField } from "../meta/sent-fields";
import { pageField, pageOf } from "./access";

export const mostMoved = 500;

const roster = z.object({
  institution: z.string(),
  state: z.string(),
  stateId: z.number().int().nullable(),
  district: z.string(),
  block: z.string(),
  people: z.number().int(),
  place: z.string().describe("block, district and state in the language of the answer"),
});
export type Roster = z.infer<typeof roster>;
const move = z.object({
  id: z.string(),
  people: z.number().int(),
  institution: z.string(),
  place: z.string(),
  by: z.string().describe("a staff member's name"),
  at: z.string(),
});
export type RosterMove = z.infer<typeof move>;
const member = z.object({ accountId: z.string(), name: z.string(), username: z.string() });
export type RosterMember = z.infer<typeof member>;

export const rosters = {
  listRosters: learnerCall
    .route({
      ...get("/desk/rosters", "The institutions of the area's people, with how many are there"),
      description: "Lists the institutions of the people of the area, with how many are there.",
    })
    .input(
      languageInput.extend({
        find: textField(120).default("").describe("a part of the institution's name"),
        page: pageField,
      }),
    )
    .output(
      pageOf(roster).extend({
        moves: z.array(move).default([]).describe("the moves of the last day in the area, which can be undone"),
      }),
    ),
  readRoster: learnerCall
    .route({
      ...get("/desk/rosters/people", "The people of one institution"),
      description: "Lists the people of one institution.",
    })
    .input(
      languageInput.extend({
        institution: textField(160),
        state: textField(10)
          .default("")
          .describe("the number of the school's state; if it is empty, every state that has a district of this name"),
        district: textField(80),
        block: textField(80).default(""),
      }),
    )
    .output(
      z.object({
        data: z.array(member),
        more: z.boolean().describe("there are more people than one transfer may move"),
      }),
    ),
  transferPeople: learnerCall
    .route({
      ...post(
        "/desk/rosters/transfer",
        "Move people to another institution, block or district, all or none; without `confirmed` a preview",
      ),
      description:
        "Moves people to another institution, block or district: all of them or none. Without `confirmed` it answers what would change.",
    })
    .errors({ BAD_REQUEST: { message: "The place is unknown, the institution is blank, or nobody is chosen." } })
    .input(
      languageInput.extend({
        accountIds: z.array(slugField).max(mostMoved),
        stateId: numberField(z.number().int()),
        district: textField(80),
        block: textField(80).default(""),
        institution: textField(160),
        confirmed: z.boolean().default(false),
      }),
    )
    .output(doneAnswer.extend({ moved: z.boolean(), people: z.number().int() })),
  undoTransfer: learnerCall
    .route({
      ...post(
        "/desk/rosters/moves/{id}/undo",
        "Move the people of a move of the last day back; who has been changed since stays",
      ),
      description: "Moves the people of one move of the last day back to where they were. Who was changed since stays.",
    })
    .errors({ NOT_FOUND: { message: "There is no such move, or it is more than a day old." } })
    .input(languageInput.extend({ id: slugField }))
    .output(doneAnswer.extend({ people: z.number().int() })),
};
