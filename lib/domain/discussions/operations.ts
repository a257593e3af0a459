import type { Operations } from "../call";
import { editCalls } from "./edit-comment";
import { forum } from "./forum";
import { reportComment } from "./moderation";
import { moduleDiscussions } from "./module-discussions";

/** The calls of `discussions`, of the forum and of topics. */
export const discussions: Operations<"discussions"> = { ...forum, ...moduleDiscussions, ...editCalls, reportComment };
