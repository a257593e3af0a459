import { parseArgs } from "node:util";
import type { Arguments, Command, Option, Word } from "./command-types.ts";

// Reads the arguments of every command of package.json. It imports Node's own modules only, because `npm run upgrade`
// reads its arguments in a folder without packages.

class WrongArguments extends Error {}

/** The usage line: the beginning of the help, and printed after the reason when arguments are wrong. */
function usageLine({ name, words = [], options = {} }: Command) {
  const run = name === "start" ? "npm start" : `npm run ${name}`;
  const all = [...words.map(wordInUsage), ...Object.entries(options).map(optionInUsage)];
  return `Usage: ${[all.length > 0 ? untilArguments(run) : run, ...all].join(" ")}`;
}

/** npm takes one `--`: a subcommand has it before its name (`content -- new`). */
const untilArguments = (run: string) => (run.includes(" -- ") ? run : `${run} --`);

export function helpText(command: Command) {
  const { description, words = [], options = {}, notes = [], exitCodes = {} } = command;
  const optionRows: [string, string][] = Object.entries(options).map(([option, each]) => [
    `--${option}${each.type === "boolean" ? "" : ` ${valuePlaceholder(each)}`}`,
    `${each.meaning}${each.default === undefined ? "" : ` (${each.default} where it is not given)`}`,
  ]);
  const parts = [
    usageLine(command),
    description,
    table(words.map((word) => [word.name, word.meaning])),
    table([...optionRows, ["--help", "prints this text and does nothing"]]),
    notes.join("\n"),
    `Exit code: ${Object.entries({
      0: "done",
      1: "not possible, the reason is printed",
      2: "the arguments were not understood",
      ...exitCodes,
    })
      .map(([code, meaning]) => `${code} ${meaning}`)
      .join("; ")}.`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** @returns the help, what is wrong, or the arguments; nothing is printed */
export function parseCommand<const Words extends readonly Word[], const Options extends Record<string, Option>>(
  command: Command<Words, Options>,
  given: string[],
): { help: string } | { wrong: string } | Arguments<Words, Options> {
  const { words = [] } = command;
  const options: Record<string, Option> = command.options ?? {};
  try {
    const parseOptions = Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [
        name,
        { type: type === "boolean" ? type : ("string" as const) },
      ]),
    );
    // `--help` works even beside invalid arguments: a person who types it wants to know the right ones.
    const asksForHelp = given
      .slice(0, given.includes("--") ? given.indexOf("--") : given.length)
      .some((each) => each === "--help" || each === "-h");
    if (asksForHelp) return { help: helpText(command) };
    const { values, positionals, tokens } = parseArgs({
      args: given,
      options: parseOptions,
      allowPositionals: true,
      tokens: true,
    });
    refuseRepeated(tokens ?? []);
    const read = { words: readWords(words, positionals), values: readOptions(options, values) };
    return read as Arguments<Words, Options>;
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    if (!(error instanceof WrongArguments) && !String(error.code).startsWith("ERR_PARSE_ARGS")) throw error;
    // Node adds advice on how to write a word that begins with a dash; it is for programmers.
    return { wrong: error.message.replace(/\. To specify.*$/s, ".") };
  }
}

/**
 * Reads the arguments of this process. After `--help` it prints the help and ends the process with 0, after arguments
 * that the command does not take the reason and the usage, with 2: nothing after the call has run then.
 */
export function readCommand<const Words extends readonly Word[], const Options extends Record<string, Option>>(
  command: Command<Words, Options>,
  given: string[] = process.argv.slice(2),
): Arguments<Words, Options> {
  const read = parseCommand(command, given);
  if ("help" in read) {
    console.log(read.help);
    process.exit(0);
  }
  if ("wrong" in read) return refuseArguments(command, read.wrong);
  return read;
}

/** Ends the process with 2, for arguments that are understood one by one and do not go together. */
export function refuseArguments(command: Command, reason: string): never {
  console.error(`${reason}\n${usageLine(command)}\n${untilArguments(`npm run ${command.name}`)} --help says more.`);
  process.exit(2);
}

function readWords(words: readonly Word[], given: string[]) {
  const last = words.at(-1);
  if (given.length > words.length && !last?.repeated)
    throw new WrongArguments(`Unexpected word '${given[words.length]}'.`);
  const read = given.map((value, index) => {
    const word = words[index] ?? last;
    return word ? checked(word, value, word.name) : value;
  });
  const missing = words[given.length];
  if (missing && !missing.optional) throw new WrongArguments(`${missing.name} is missing: ${missing.meaning}.`);
  return read;
}

function readOptions(options: Record<string, Option>, given: Record<string, unknown>) {
  const all = Object.entries(options).map(([name, option]) => {
    const value = given[name] ?? option.default;
    if (value === undefined && option.required) throw new WrongArguments(`--${name} is missing: ${option.meaning}.`);
    if (option.type === "boolean") return [name, value === true];
    return [name, value === undefined ? undefined : checked(option, String(value), `--${name}`)];
  });
  return Object.fromEntries(all);
}

/** `parseArgs` takes the last of two. */
function refuseRepeated(tokens: readonly { kind: string; name?: string }[]) {
  const names = tokens.filter(({ kind }) => kind === "option").map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new WrongArguments(`--${twice} is given twice.`);
}

function checked({ type, oneOf, least = 0 }: Pick<Word, "type" | "oneOf" | "least">, value: string, name: string) {
  if (value === "") throw new WrongArguments(`${name} is empty.`);
  if (oneOf && !oneOf.includes(value)) throw new WrongArguments(`'${value}' is not one of: ${oneOf.join(", ")}.`);
  if (type !== "number") return value;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least) {
    throw new WrongArguments(`${name} has to be a whole number of at least ${least}, not '${value}'.`);
  }
  return number;
}

function wordInUsage({ name, optional, repeated }: Word) {
  const text = `${name}${repeated ? " …" : ""}`;
  return optional ? `[${text}]` : `<${text}>`;
}

function optionInUsage([name, option]: [string, Option]) {
  const text = option.type === "boolean" ? `--${name}` : `--${name} ${valuePlaceholder(option)}`;
  return option.required ? text : `[${text}]`;
}

function valuePlaceholder(option: Option) {
  return option.placeholder ?? (option.type === "number" ? "NUMBER" : "TEXT");
}

function table(rows: [string, string][]) {
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join("\n");
}
