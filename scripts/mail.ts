import os from "node:os";
import { content } from "../lib/platform/content";
import { sendOperatorMail } from "../lib/platform/mail";
import { settings } from "../lib/platform/settings";
import { readCommand, refuseArguments } from "../lib/process/read-command.ts";
import { CommandError } from "./command/command-error";
import { reportErrors } from "./command/report-errors";

const command = {
  name: "mail",
  description: "Sends a mail to whoever runs the portal, by SMTP_URL, and prints what the mail server answered.",
  words: [
    {
      name: "task",
      meaning: "test, or failed (which systemd runs after a unit has failed)",
      oneOf: ["test", "failed"],
    },
    { name: "address", meaning: "who gets the mail" },
    { name: "unit", meaning: "with failed: the unit of systemd", optional: true },
  ],
} as const;
const { words } = readCommand(command);
const [task, address = "", unit] = words;
if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address)) refuseArguments(command, `'${address}' is not an e-mail address.`);
if ((task === "failed") !== Boolean(unit)) refuseArguments(command, "A unit belongs to failed, and only to it.");

await reportErrors(async () => {
  const { smtpUrl, dataDir, ...others } = settings();
  if (!smtpUrl)
    throw new CommandError(`SMTP_URL is not set, so no mail is sent: each becomes a file in ${dataDir}/outbox.`);
  const about = unit
    ? {
        subject: `${unit} has failed`,
        text: `${unit} has failed on ${os.hostname()}. See why: journalctl -u ${unit} -n 50\n`,
      }
    : {
        subject: "test mail",
        text: `This mail was sent by npm run mail for ${others.portalUrl}. The portal's mail server works.\n`,
      };
  const sent = await sendOperatorMail({ ...others, smtpUrl }, content().site, { to: address, ...about });
  if ("refusal" in sent)
    throw new CommandError(`${sent.server} did not accept the mail from ${sent.from}: ${sent.refusal}`);
  console.log(`${sent.server} accepted the mail from ${sent.from} to ${address}: ${sent.answer}`);
  if (task === "test") console.log("Look into that mailbox, and into its folder for unwanted mail.");
});
