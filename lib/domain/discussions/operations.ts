import type { Operations } from "../call";
import { forum } from "./forum";
import { moduleDiscussions } from "./module-discussions";

export const discussions: Operations<"discussions"> = { ...forum, ...moduleDiscussions };
