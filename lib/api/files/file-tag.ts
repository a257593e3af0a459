import { createHash } from "node:crypto";

/** The digest that a route sends as the ETag of a file: a setting may send another file at the same address. */
export const fileTag = (body: string | Buffer) => createHash("sha256").update(body).digest("base64url").slice(0, 22);
