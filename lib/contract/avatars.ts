import * as z from "zod";
import { doneAnswer, learnerCall } from "./meta/answer";

/**
 * Over HTTP the limit of every body (1 MB) counts first; this one bounds a form that brings a picture without
 * JavaScript (6 MB).
 */
const longestImage = 8_500_000;

/**
 * Only the own picture has an address, because an address of another learner's picture would reveal who has an account.
 */
export const avatars = {
  read: learnerCall
    .route({ method: "GET", path: "/users/avatar", summary: "The own picture (256 x 256 WebP)" })
    .input(
      z.object({ v: z.string().max(40).optional().describe("changes with the picture; nothing else") }).default({}),
    )
    .output(z.file()),
  save: learnerCall
    .route({ method: "PUT", path: "/users/avatar", summary: "Change the own picture" })
    .input(
      z.object({
        image: z.string().min(1).max(longestImage).describe("JPEG, PNG or WebP in base64, or as a data: address"),
      }),
    )
    .output(doneAnswer.extend({ avatar: z.string() })),
  remove: learnerCall
    .route({ method: "DELETE", path: "/users/avatar", summary: "Remove the own picture" })
    .output(doneAnswer),
};
