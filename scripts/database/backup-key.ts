import "../command/load-env.ts";
import fs from "node:fs";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { readCommand } from "../../lib/process/read-command.ts";
import { CommandError } from "../command/command-error";
import { reportErrors } from "../command/report-errors";

const { words } = readCommand({
  name: "backup-key",
  description:
    "Makes a key for backups in a new file that only its owner can read. It is a key of age (age-encryption.org), whose own program takes it too.",
  words: [{ name: "file", meaning: "the file to make, such as /etc/portal/backup.key" }],
  notes: [
    "Keep a copy of the file away from this machine and from the backups: without it no encrypted backup can be read.",
    "Where only the public key that is printed lies on this machine (in a file, for --key), whoever takes the machine cannot read its older backups.",
  ],
});

await reportErrors(async () => {
  const file = path.resolve(words[0] ?? "");
  if (fs.existsSync(file)) throw new CommandError(`${file} exists already. A key is never overwritten.`);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  fs.writeFileSync(file, `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`, {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
  console.log(
    `The key is in ${file}. Keep a copy away from this machine. Its public key, which encrypts and cannot decrypt:\n${recipient}`,
  );
});
