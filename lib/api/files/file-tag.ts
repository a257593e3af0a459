import { createHash } from "node:crypto";

/** The ETag, without quotes, of a file whose address does not name its content: a digest of the content. */
export const fileTag = (body: string | Buffer) => createHash("sha256").update(body).digest("base64url").slice(0, 22);
