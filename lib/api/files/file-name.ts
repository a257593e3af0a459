import { createHash } from "node:crypto";

const kilobyte = 1024;

/** The size of a file, rounded up, as every language of the portal writes it: "84 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / kilobyte));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(Math.ceil(kilobytes / 102.4) / 10).toFixed(1)} MB`;
}

/** The ETag, without quotes, of a file whose address does not name its content: a digest of the content. */
export const fileTag = (body: string | Buffer) => createHash("sha256").update(body).digest("base64url").slice(0, 22);

/** A file name of these parts: small letters a to z, digits and hyphens, an underscore between two parts. */
export function fileName(parts: string[], ending: string): string {
  const safe = parts.map(safePart).filter(Boolean);
  return `${safe.join("_").slice(0, 120) || "file"}.${ending}`;
}

/** A part without any allowed letter, such as a text in another script, is left out. */
function safePart(part: string): string {
  return part
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
}
