import * as z from "zod";
import { doneAnswer, languageInput, learnerCall, slugField, textField } from "../meta/answer";
import { get, post } from "../meta/route";

/** The columns of a list of people, in the order of the template. */
export const uploadColumns = [
  ...(["firstName", "lastName", "username", "mobile", "state", "district", "block"] as const),
  ...(["current_institute", "profession", "gender", "age", "language"] as const),
] as const;
export type UploadColumn = (typeof uploadColumns)[number];
/** They may be empty, and their columns may be missing. */
export const optionalColumns: readonly UploadColumn[] = ["block", "current_institute", "language"];

export const longestList = 500_000;
export const mostRows = 1000;

/** Not `z.record`, which requires every key of an enum: a list may leave optional columns out. */
const cells = z.partialRecord(z.enum(uploadColumns), z.string());

const upload = z.object({
  id: z.string(),
  course: z.string(),
  rows: z.number().int(),
  ready: z.number().int().describe("how many can be entered, or were"),
  known: z.number().int().describe("how many have an account already: they are left out"),
  wrong: z.number().int().describe("how many have an error"),
  entered: z.number().int().nullable().describe("how many were entered; null before"),
  expiresAt: z.string(),
  problems: z
    .array(z.object({ line: z.number().int(), cells, messages: z.array(z.string()) }))
    .describe("the lines that are left out, and why"),
  people: z
    .array(z.object({ line: z.number().int(), name: z.string(), username: z.string() }))
    .describe("the first lines that are ready"),
});
export type Upload = z.infer<typeof upload>;

export const uploads = {
  checkUpload: learnerCall
    .route({
      ...post(
        "/desk/uploads",
        "Check a list of people (CSV) line by line, and store the preview for a day; enters nobody",
      ),
      description: "Checks a list of people (CSV) line by line and stores the preview for a day. It enters nobody.",
    })
    .errors({
      BAD_REQUEST: { message: "The file is empty, too long, not UTF-8, or has other columns than are needed." },
      TOO_MANY_REQUESTS: { message: "Too many lists within an hour." },
    })
    .input(
      languageInput.extend({
        course: textField(120),
        csv: z.string().max(longestList).describe("with commas, semicolons or tabs; the first line names the columns"),
      }),
    )
    .output(doneAnswer.extend({ id: z.string() })),
  readUpload: learnerCall
    .route({
      ...get("/desk/uploads/{id}", "The preview of a checked list"),
      description: "Answers the preview of a list that was checked.",
    })
    .errors({ NOT_FOUND: { message: "There is no such list, or its day is over." } })
    .input(languageInput.extend({ id: slugField }))
    .output(z.object({ data: upload })),
  enterUpload: learnerCall
    .route({
      ...post(
        "/desk/uploads/{id}/enter",
        "Enter the people of a checked list, and mail them invitations; each person once",
      ),
      description:
        "Enters the people of a checked list and mails them invitations. Each person is entered once, however often it is sent.",
    })
    .errors({ NOT_FOUND: { message: "There is no such list, or its day is over." } })
    .input(languageInput.extend({ id: slugField }))
    .output(doneAnswer.extend({ entered: z.number().int() })),
};
