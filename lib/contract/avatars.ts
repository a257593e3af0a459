import * as z from "zod";
import { doneAnswer, doneCall, learnerCall } from "./meta/answer";
import { get, put, remove } from "./meta/route";

/** Every body over HTTP has its limit (1 MB) first; this bounds a form with a picture (6 MB). */
const longestImage = 8_500_000;

/** Only the own picture has an address: another learner's would reveal who has an account. */
export const avatars = {
  read: learnerCall
    .route({
      ...get("/users/avatar", "The own picture (256 x 256 WebP)"),
      description: "Answers a learner's picture as a WebP file by its address, which changes with the picture.",
    })
    .errors({ NOT_FOUND: { message: "There is no picture under this address." } })
    .input(
      z.object({ v: z.string().max(40).optional().describe("changes with the picture; nothing else") }).default({}),
    )
    .output(z.file()),
  save: learnerCall
    .route({
      ...put("/users/avatar", "Change the own picture"),
      description: "Stores a picture for the own account, cut to a square and without the data that a camera adds.",
    })
    .errors({
      BAD_REQUEST: { message: "The file is not a picture that can be read." },
      TOO_MANY_REQUESTS: { message: "Too many pictures within an hour." },
    })
    .input(
      z.object({
        image: z.string().min(1).max(longestImage).describe("JPEG, PNG or WebP in base64, or as a data: address"),
      }),
    )
    .output(doneAnswer.extend({ avatar: z.string() })),
  remove: doneCall
    .route({
      ...remove("/users/avatar", "Remove the own picture"),
      description: "Removes the own picture. Initials are shown instead.",
    })
    .errors({ TOO_MANY_REQUESTS: { message: "Too many changes within an hour." } }),
};
