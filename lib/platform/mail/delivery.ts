import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { ComposedMail } from "./compose";
import type { OutboxMail } from "./records";

/** Delivers a mail: returns once the receiver has it, throws when it was not accepted. */
export type Deliver = (mail: ComposedMail, row: OutboxMail) => Promise<void>;

// The library must not read files or fetch addresses named in a mail's content.
const closed = { disableFileAccess: true, disableUrlAccess: true };
/** Hindi as quoted-printable is three times as long, and takes 3 ms of processor time a mail. */
const textEncoding = "base64";

export function openSmtp(url: string, socketTimeout: number) {
  return createTransport({ ...closed, url, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout });
}

export function deliverBySmtp(smtpUrl: string): Deliver {
  const transport = openSmtp(smtpUrl, 120_000);
  return async (mail) => {
    await transport.sendMail({ ...mail, textEncoding });
  };
}

/** Without a mail server: each mail is a file that any mail program opens. A repeated delivery replaces the file. */
export function deliverToFolder(folder: string): Deliver {
  const transport = createTransport({ ...closed, streamTransport: true, buffer: true, newline: "windows" });
  return async (mail, row) => {
    const { message } = await transport.sendMail({ ...mail, textEncoding });
    const file = path.join(
      /* turbopackIgnore: true */ folder,
      `${row.created_at.replace(/[:.]/g, "-")}-${row.kind}-${row.id}.eml`,
    );
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    // Else the build lists every file of the project for each page.
    const half = path.join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`);
    try {
      await fs.writeFile(half, message as Buffer, { mode: 0o600 });
      await fs.rename(half, file);
    } catch (error) {
      // On a full disk each attempt would otherwise leave another incomplete file.
      await fs.rm(half, { force: true });
      throw error;
    }
    console.log(`mail: ${row.kind} is in ${file}`);
  };
}
