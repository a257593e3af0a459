import { createHash } from "node:crypto";
import fs from "node:fs";
import { pipeline } from "node:stream/promises";
import * as z from "zod";

// What a backup says about itself: manifest.json, and SHA256SUMS in the form that `sha256sum -c` reads.

export const databaseName = "portal.sqlite";
/** The files of the data folder without which sessions end and certificates' badges can no longer be verified. */
export const secretNames = ["session-secret", "badge-key"] as const;
export type SecretName = (typeof secretNames)[number];
export const manifestName = "manifest.json";
export const sumsName = "SHA256SUMS";
/** What `age` adds to the name of an encrypted file. */
export const sealedSuffix = ".age";

const storedNames = [databaseName, ...secretNames].flatMap((name) => [name, `${name}${sealedSuffix}`]);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const schema = z.object({
  format: z.literal(1),
  portal: z.string(),
  release: z.string(),
  madeAt: z.iso.datetime(),
  encrypted: z.boolean(),
  /** The secrets that the portal has in its environment, so that this backup does not hold them. Older ones say nothing. */
  secretsElsewhere: z.array(z.enum(secretNames)).optional(),
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ rows: z.int().nonnegative(), digest: sha256 })),
  /** As they lie in the folder, encrypted or not. */
  files: z
    .array(z.object({ name: z.enum(storedNames), bytes: z.int().nonnegative(), sha256 }))
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length)
    .refine((files) => files.some(({ name }) => name.startsWith(databaseName))),
});

export type Manifest = z.infer<typeof schema>;
export type StoredFile = Manifest["files"][number];

/** @returns null for a text that is no manifest of this format */
export function parseManifest(text: string): Manifest | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function textOfManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function checksumLines(files: { name: string; sha256: string }[]): string {
  return files.map(({ name, sha256: sum }) => `${sum}  ${name}\n`).join("");
}

export function hashBytes(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Reads a file once, however long it is. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest("hex");
}
