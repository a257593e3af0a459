import { describeSettings, type SettingDescription } from "../../lib/platform/settings-schema";

const lineLength = 120;

const head = [
  "# Every setting of the portal, written by `npm run generate -- env-example` from the schema in lib/platform/settings-schema.ts.",
  "# Copy this file to .env and take the # from the lines to change; variables of the shell win over .env.",
  "# A value shown here is the default, unless it is empty.",
];

/** The text of `.env.example`: each setting as a comment, so that a copy changes nothing. */
export function envExample(): string {
  return `${[...head, ...describeSettings().flatMap(settingLines)].join("\n")}\n`;
}

function settingLines({ name, meaning, default: usual }: SettingDescription): string[] {
  return ["", ...wrapped(`${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`), `#${name}=${usual}`];
}

/** A comment, in lines of readable length. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return lines;
}
