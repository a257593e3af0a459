import fs from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { environment } from "../../lib/platform/settings-schema";

type SettingDescription = { name: string; meaning: string; default: string };

const meanings = z
  .record(environment.keyof(), z.string())
  .parse(parse(fs.readFileSync(new URL("meanings.yaml", import.meta.url), "utf8")));

/** Each setting of the schema, in its order; the default is empty where there is none. */
export function describeSettings(): SettingDescription[] {
  return environment.keyof().options.map((name) => {
    const value = environment.shape[name].safeParse(undefined).data;
    const usual = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return { name, meaning: meanings[name], default: usual };
  });
}

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
