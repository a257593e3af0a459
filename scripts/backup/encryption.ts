import { createHash } from "node:crypto";
import fs from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { CommandError } from "../command/command-error";

// Encryption of backups in the format of `age` (https://age-encryption.org): age -d -i KEY FILE

/** The content of a key file. The recipients encrypt, the identities decrypt. */
export type Keys = { file: string; recipients: string[]; identities: string[] };

/** Reads a key file (`npm run backup-key`, `age-keygen`) with a key on each line. @throws CommandError */
export async function readKeys(file: string): Promise<Keys> {
  const lines = fs.readFileSync(file, "utf8").split(/\r?\n/);
  const keys = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#"));
  const identities = keys.filter((key) => /^AGE-SECRET-KEY-/.test(key));
  const given = keys.filter((key) => /^age1/.test(key));
  if (keys.length === 0 || identities.length + given.length < keys.length) throw notAKeyFile(file);
  try {
    const recipients = [...given, ...(await Promise.all(identities.map((identity) => identityToRecipient(identity))))];
    makeEncrypter(recipients);
    return { file, recipients, identities };
  } catch {
    throw notAKeyFile(file);
  }
}

function notAKeyFile(file: string): CommandError {
  return new CommandError(
    `${file} is no key file: each line must be a key of age (AGE-SECRET-KEY-… or age1…) or begin with #. Make one: npm run backup-key -- FILE`,
  );
}

export async function encryptFile(from: string, to: string, { recipients }: Keys): Promise<void> {
  await writePrivate(to, await makeEncrypter(recipients).encrypt(toWebStream(fs.createReadStream(from))));
}

export async function encryptText(text: string, { recipients }: Keys): Promise<Buffer> {
  return Buffer.from(await makeEncrypter(recipients).encrypt(text));
}

function makeEncrypter(recipients: string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

/** Into a new file that only its owner may read. */
function writePrivate(file: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
  const readable = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
  return pipeline(readable, fs.createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

/**
 * Decrypts a file into a new one. Each chunk is authenticated before it is written, and so is the end of the file.
 * @returns the digest of the encrypted bytes that were read. @throws CommandError naming the file
 */
export async function decryptFile(from: string, to: string, keys: Keys, name: string): Promise<string> {
  const hash = createHash("sha256");
  const tap = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // Its error, or its end before all was read, reaches whoever reads the tap.
  pipeline(fs.createReadStream(from), tap).catch(() => undefined);
  await inWords(name, keys, async () => writePrivate(to, await makeDecrypter(keys).decrypt(toWebStream(tap))));
  return hash.digest("hex");
}

/** @throws CommandError naming the file */
export async function decryptText(bytes: Buffer, keys: Keys, name: string): Promise<string> {
  return inWords(name, keys, () => makeDecrypter(keys).decrypt(bytes, "text"));
}

function makeDecrypter({ file, identities }: Keys): Decrypter {
  if (identities.length === 0)
    throw new CommandError(`${file} holds public keys only. Name the file with the secret key (AGE-SECRET-KEY-…).`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}

function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}

async function inWords<Result>(name: string, { file }: Keys, decrypt: () => Promise<Result>): Promise<Result> {
  try {
    return await decrypt();
  } catch (error) {
    // An error of the file system has words of its own.
    if (error instanceof CommandError || (error as NodeJS.ErrnoException).code) throw error;
    if (/no identity matched/.test((error as Error).message))
      throw new CommandError(`The key in ${file} is not the one that ${name} was encrypted with.`);
    throw new CommandError(`${name} cannot be decrypted: it is damaged, or its end is missing. Nothing was restored.`);
  }
}
