import fs from "node:fs";
import { generateX25519Identity } from "age-encryption";

/** A new key file, as `npm run backup-key` writes it. */
export async function identityFile(file: string): Promise<string> {
  fs.writeFileSync(file, `# a key of the tests\n${await generateX25519Identity()}\n`, { mode: 0o600 });
  return file;
}
