import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fullLearner } from "../../lib/domain/security/testing/full-learner";
import { guestContext } from "../../lib/domain/testing/learners";
import { dialects, type FreshDatabase, freshDatabase } from "../../lib/platform/db/testing/fresh-database";
import { secretIn } from "../../lib/platform/private-file";
import { CommandError } from "../command/command-error";
import { checkBackup } from "./check-backup";
import { decryptFile, encryptFile, type Keys, readKeys } from "./encryption";
import { extractBackup } from "./extract-backup";
import type { SecretName } from "./manifest";
import { hashBytes, manifestName, parseManifest, sumsName, textOfManifest } from "./manifest";
import { secretsElsewhere, secretsInWords } from "./report";
import { identityFile } from "./testing/identity-file";
import { writeBackup } from "./write-backup";

const work = fs.mkdtempSync(path.join(os.tmpdir(), "portal-backup-"));
const made: FreshDatabase[] = [];
let keys: Keys;
let others: Keys;
let count = 0;
const newPath = (name: string) => path.join(work, `${++count}-${name}`);

beforeAll(async () => {
  keys = await readKeys(await identityFile(newPath("key")));
  others = await readKeys(await identityFile(newPath("other-key")));
});
afterAll(async () => {
  for (const fresh of made) await fresh.remove();
  fs.rmSync(work, { recursive: true, force: true });
});

async function makeBackup(
  dialect: (typeof dialects)[number],
  sealed: Keys | null,
  elsewhere: SecretName[] = [],
): Promise<string> {
  const fresh = await freshDatabase(dialect);
  made.push(fresh);
  const guest = await guestContext(fresh);
  await fullLearner(guest);
  guest.limits.close();
  for (const name of ["session-secret", "badge-key"] as const) secretIn(fresh.dataDir, name);
  const folder = newPath("backup");
  await writeBackup({
    source: fresh.opened,
    dataDir: fresh.dataDir,
    portalUrl: "http://localhost:3000",
    folder,
    keys: sealed,
    now: new Date(),
    secretsElsewhere: elsewhere,
  });
  return folder;
}

const rejectionReason = (folder: string, given: Keys | null) =>
  checkBackup(folder, given).then(
    () => "accepted",
    (error: unknown) => {
      expect(error).toBeInstanceOf(CommandError);
      return (error as Error).message;
    },
  );

function copyFolder(folder: string): string {
  const copy = newPath("copy");
  fs.cpSync(folder, copy, { recursive: true });
  return copy;
}

describe.each(dialects.flatMap((dialect) => [[dialect, "in clear"] as const, [dialect, "encrypted"] as const]))(
  "on %s, %s",
  (dialect, kind) => {
    let folder: string;
    let given: Keys | null;
    beforeAll(async () => {
      given = kind === "encrypted" ? keys : null;
      folder = await makeBackup(dialect, given);
    });

    test("a backup has every file in its manifest, for its owner alone, and is accepted with all its rows", async () => {
      const manifest = await checkBackup(folder, given);
      expect(manifest.tables.accounts?.rows).toBe(1);
      expect(manifest.files.map(({ name }) => name.replace(".age", ""))).toEqual([
        "badge-key",
        "portal.sqlite",
        "session-secret",
      ]);
      for (const name of fs.readdirSync(folder))
        expect([name, fs.statSync(path.join(folder, name)).mode & 0o077]).toEqual([name, 0]);
      const to = newPath("extracted");
      fs.mkdirSync(to);
      await extractBackup(folder, manifest, given, to);
      const database = new Sqlite(path.join(to, "portal.sqlite"), { readonly: true });
      expect(database.prepare("select count(*) from accounts").pluck().get()).toBe(1);
      database.close();
    });

    test("whatever single file is changed in one byte, shortened, made longer, taken away or put in, the backup is refused and the file is named", async () => {
      const names = fs.readdirSync(folder);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...names),
          fc.constantFrom("byte", "shorter", "longer", "missing", "extra", "emptied"),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          async (name, change, where) => {
            const copy = copyFolder(folder);
            const file = path.join(copy, name);
            const bytes = fs.readFileSync(file);
            const at = Math.floor(bytes.length * where);
            if (change === "byte") fs.writeFileSync(file, bytes.with(at, ((bytes[at] ?? 0) + 1) & 255));
            if (change === "shorter") fs.truncateSync(file, at);
            if (change === "emptied") fs.truncateSync(file, 0);
            if (change === "longer") fs.appendFileSync(file, "x");
            if (change === "missing") fs.rmSync(file);
            if (change === "extra") fs.writeFileSync(path.join(copy, "portal.sqlite-wal"), "");
            const reason = await rejectionReason(copy, given);
            // Of the manifest and the sums that do not fit together, either one may have been changed.
            const named = change === "extra" ? ["portal.sqlite-wal"] : name === sumsName ? names : [name];
            expect(named.some((each) => reason.includes(each))).toBe(true);
            const isContent = !name.startsWith(manifestName) && name !== sumsName;
            if (change === "missing") expect(reason).toMatch(/is missing from the backup|has no manifest\.json/);
            if ((change === "shorter" || change === "emptied") && isContent) expect(reason).toContain("is truncated");
            if ((change === "byte" || change === "longer") && isContent) expect(reason).toContain("it was changed");
            fs.rmSync(copy, { recursive: true });
          },
        ),
        { numRuns: 60 },
      );
    });

    test("a file and its checksums changed together are found out where the backup is encrypted", async () => {
      const copy = copyFolder(folder);
      const manifest = parseManifest(fs.readFileSync(path.join(copy, manifestName), "utf8"));
      const [file] = manifest?.files ?? [];
      if (!manifest || !file) throw new Error("The backup has no files.");
      const bytes = Buffer.from("replaced");
      fs.writeFileSync(path.join(copy, file.name), bytes);
      const forged = textOfManifest({
        ...manifest,
        files: [{ ...file, bytes: bytes.length, sha256: hashBytes(bytes) }, ...manifest.files.slice(1)],
      });
      const sums = fs.readFileSync(path.join(copy, sumsName), "utf8");
      fs.writeFileSync(
        path.join(copy, sumsName),
        sums
          .replace(file.sha256, hashBytes(bytes))
          .replace(hashBytes(fs.readFileSync(path.join(copy, manifestName))), hashBytes(forged)),
      );
      fs.writeFileSync(path.join(copy, manifestName), forged);
      // Checksums in clear show damage and a careless change, not a forger who makes them anew.
      expect(await rejectionReason(copy, given)).toEqual(
        kind === "encrypted" ? expect.stringContaining(`${manifestName} is not as it was`) : "accepted",
      );
    });

    test("a backup of a newer release is rejected before anything is read from it, with the names of the unknown migrations", async () => {
      const copy = copyFolder(folder);
      const text = fs.readFileSync(path.join(copy, manifestName), "utf8");
      const newer = text
        .replace('"migrations": [', '"migrations": [\n    "9999-later",')
        .replace(/"release": "[^"]+"/, '"release": "9.9.9"');
      fs.writeFileSync(path.join(copy, manifestName), newer);
      const sums = fs.readFileSync(path.join(copy, sumsName), "utf8").replace(hashBytes(text), hashBytes(newer));
      fs.writeFileSync(path.join(copy, sumsName), sums);
      if (kind === "encrypted") return expect(await rejectionReason(copy, given)).toContain(manifestName);
      expect(await rejectionReason(copy, given)).toMatch(/newer release \(9\.9\.9\).*9999-later/);
    });
  },
);

test("of an encrypted backup no row and no secret can be read without the key, and a wrong, public or missing key is named", async () => {
  const folder = await makeBackup("sqlite", keys);
  for (const name of fs.readdirSync(folder))
    expect(fs.readFileSync(path.join(folder, name)).includes("SQLite format 3")).toBe(false);
  expect(fs.readdirSync(folder).filter((name) => !name.endsWith(".age"))).toEqual([sumsName, manifestName]);
  expect(await rejectionReason(folder, null)).toContain("is encrypted. Name the file with its key");
  expect(await rejectionReason(folder, others)).toContain(`The key in ${others.file} is not the one`);
  expect(await rejectionReason(folder, { ...keys, identities: [] })).toContain("holds public keys only");
  expect(await rejectionReason(await makeBackup("sqlite", null), keys)).toContain("is not encrypted");
  expect(fs.readdirSync(made.at(-1)?.dataDir ?? "").filter((name) => name.includes("unfinished"))).toEqual([]);
});

test("a public key alone makes a backup that the secret key restores", async () => {
  const file = newPath("public");
  fs.writeFileSync(file, `# for backups\n${keys.recipients[0]}\n`);
  const folder = await makeBackup("sqlite", await readKeys(file));
  expect(await rejectionReason(folder, keys)).toBe("accepted");
});

test.each(["", "# only a comment\n", "AGE-SECRET-KEY-1NOTAKEY\n", "age1wrong\n", "password\n"])(
  "a file that is no key file is refused: %j",
  async (text) => {
    const file = newPath("no-key");
    fs.writeFileSync(file, text);
    await expect(readKeys(file)).rejects.toThrow("is no key file");
  },
);

test("files of every length around the chunks are decrypted to the same bytes, and never when cut or changed anywhere", async () => {
  const chunk = 64 * 1024;
  const length = fc.oneof(fc.constantFrom(0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk), fc.nat(3 * chunk));
  await fc.assert(
    fc.asyncProperty(
      length,
      fc.nat(255),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (bytes, value, where) => {
        const [plain, sealed, opened] = [newPath("plain"), newPath("sealed"), newPath("opened")];
        fs.writeFileSync(plain, Buffer.alloc(bytes, value));
        await encryptFile(plain, sealed, keys);
        const stored = fs.readFileSync(sealed);
        expect(await decryptFile(sealed, opened, keys, "file")).toBe(hashBytes(stored));
        expect(fs.readFileSync(opened).equals(fs.readFileSync(plain))).toBe(true);
        const at = Math.floor(stored.length * where);
        for (const damaged of [stored.subarray(0, at), stored.with(at, ((stored[at] ?? 0) + 1) & 255)]) {
          fs.writeFileSync(sealed, damaged);
          fs.rmSync(opened, { force: true });
          await expect(decryptFile(sealed, opened, keys, "file")).rejects.toBeInstanceOf(CommandError);
        }
        for (const file of [plain, sealed, opened]) fs.rmSync(file, { force: true });
      },
    ),
    { numRuns: 25 },
  );
});

test("secrets of the environment are not in a backup, which says so in words and in its manifest", async () => {
  const elsewhere = secretsElsewhere({ SESSION_SECRETS: "new,old", BADGE_KEY: "key" });
  expect(secretsInWords(elsewhere)).toMatch(/^This backup holds no secret: .*SESSION_SECRET and BADGE_KEY/);
  expect(secretsInWords(secretsElsewhere({ BADGE_KEYS: "a,b" }))).toMatch(/does not hold every secret: .*BADGE_KEY/);
  expect(secretsInWords(secretsElsewhere({}))).toBeNull();
  const folder = await makeBackup("sqlite", keys, elsewhere);
  const manifest = await checkBackup(folder, keys);
  expect(manifest.secretsElsewhere).toEqual(["session-secret", "badge-key"]);
  expect(manifest.files.map(({ name }) => name)).toEqual(["portal.sqlite.age"]);
});
