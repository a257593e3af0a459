import { parseArgs } from "node:util";

// Reads the arguments of every command of package.json. It imports only Node's own modules and runs on Node 20, because
// `npm start` reads its arguments before a package is installed.

/** Arguments that a command does not take. */
class WrongArguments extends Error {}

/** @typedef {import("./command-types.ts").Command} Command @typedef {import("./command-types.ts").Word} Word @typedef {import("./command-types.ts").Option} Option */

/**
 * The usage line: the beginning of the help, and printed after the reason when arguments are wrong.
 * @param {Command} command
 */
export function usageOf({ name, words = [], options = {} }) {
  const run = name === "start" ? "npm start" : `npm run ${name}`;
  const all = [...words.map(wordInUsage), ...Object.entries(options).map(optionInUsage)];
  return `Usage: ${[run, ...(all.length > 0 ? ["--", ...all] : [])].join(" ")}`;
}

/**
 * The text of --help.
 * @param {Command} command
 */
export function helpOf(command) {
  const { description, words = [], options = {}, notes = [], exitCodes = {} } = command;
  /** @type {[string, string][]} */
  const optionRows = Object.entries(options).map(([option, each]) => [
    `--${option}${each.type === "boolean" ? "" : ` ${placeholderOf(each)}`}`,
    `${each.meaning}${each.default === undefined ? "" : ` (${each.default} where it is not given)`}`,
  ]);
  const parts = [
    usageOf(command),
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

/**
 * @template {readonly Word[]} const Words
 * @template {Record<string, Option>} const Options
 * @param {import("./command-types.ts").Command<Words, Options>} command
 * @param {string[]} given
 * @returns {{ help: string } | { wrong: string } | import("./command-types.ts").Arguments<Words, Options>} the help, what is wrong, or the
 * arguments; nothing is printed
 */
export function parseCommand(command, given) {
  const { words = [], options = {} } = command;
  try {
    const known = Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [
        name,
        { type: /** @type {"boolean" | "string"} */ (type === "boolean" ? type : "string") },
      ]),
    );
    // `--help` counts beside arguments that are wrong too: whoever types it wants to know what is right.
    const asksForHelp = given
      .slice(0, given.includes("--") ? given.indexOf("--") : given.length)
      .some((each) => each === "--help" || each === "-h");
    if (asksForHelp) return { help: helpOf(command) };
    const { values, positionals, tokens } = parseArgs({
      args: given,
      options: known,
      allowPositionals: true,
      tokens: true,
    });
    refuseRepeated(tokens ?? []);
    const read = { words: readWords(words, positionals), values: readOptions(options, values) };
    return /** @type {import("./command-types.ts").Arguments<Words, Options>} */ (read);
  } catch (thrown) {
    const error = /** @type {NodeJS.ErrnoException} */ (thrown);
    if (!(error instanceof WrongArguments) && !String(error.code).startsWith("ERR_PARSE_ARGS")) throw error;
    // Node adds advice on how to write a word that begins with a dash; it is for programmers.
    return { wrong: error.message.replace(/\. To specify.*$/s, ".") };
  }
}

/**
 * Reads the arguments of this process. After `--help` it prints the help and ends the process with 0, after arguments
 * that the command does not take the reason and the usage, with 2: nothing after the call has run then.
 * @template {readonly Word[]} const Words
 * @template {Record<string, Option>} const Options
 * @param {import("./command-types.ts").Command<Words, Options>} command
 * @param {string[]} given
 * @returns {import("./command-types.ts").Arguments<Words, Options>}
 */
export function readCommand(command, given = process.argv.slice(2)) {
  const read = parseCommand(command, given);
  if ("help" in read) {
    console.log(read.help);
    process.exit(0);
  }
  if ("wrong" in read) return refuseArguments(command, read.wrong);
  return read;
}

/**
 * Ends the process with 2, for arguments that are understood one by one and do not go together.
 * @param {Command} command
 * @param {string} reason
 * @returns {never}
 */
export function refuseArguments(command, reason) {
  console.error(`${reason}\n${usageOf(command)}\nnpm run ${command.name} -- --help says more.`);
  process.exit(2);
}

/**
 * @param {readonly Word[]} words
 * @param {string[]} given
 */
function readWords(words, given) {
  const last = words.at(-1);
  if (given.length > words.length && !last?.repeated)
    throw new WrongArguments(`Unexpected word '${given[words.length]}'.`);
  const missing = words[given.length];
  if (missing && !missing.optional) throw new WrongArguments(`${missing.name} is missing: ${missing.meaning}.`);
  return given.map((value, index) => {
    const word = words[index] ?? last;
    return word ? checked(word, value, word.name) : value;
  });
}

/**
 * @param {Record<string, Option>} options
 * @param {Record<string, unknown>} given
 */
function readOptions(options, given) {
  const all = Object.entries(options).map(([name, option]) => {
    const value = given[name] ?? option.default;
    if (value === undefined && option.required) throw new WrongArguments(`--${name} is missing: ${option.meaning}.`);
    if (option.type === "boolean") return [name, value === true];
    return [name, value === undefined ? undefined : checked(option, String(value), `--${name}`)];
  });
  return Object.fromEntries(all);
}

/**
 * `parseArgs` takes the last of two.
 * @param {readonly { kind: string; name?: string }[]} tokens
 */
function refuseRepeated(tokens) {
  const names = tokens.filter(({ kind }) => kind === "option").map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new WrongArguments(`--${twice} is given twice.`);
}

/**
 * @param {Pick<Word, "type" | "oneOf" | "least">} limits
 * @param {string} value
 * @param {string} name
 */
function checked({ type, oneOf, least = 0 }, value, name) {
  if (value === "") throw new WrongArguments(`${name} is empty.`);
  if (oneOf && !oneOf.includes(value)) throw new WrongArguments(`'${value}' is not one of: ${oneOf.join(", ")}.`);
  if (type !== "number") return value;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least) {
    throw new WrongArguments(`${name} has to be a whole number of at least ${least}, not '${value}'.`);
  }
  return number;
}

/** @param {Word} word */
function wordInUsage({ name, optional, repeated }) {
  const text = `${name}${repeated ? " …" : ""}`;
  return optional ? `[${text}]` : `<${text}>`;
}

/** @param {[string, Option]} entry */
function optionInUsage([name, option]) {
  const text = option.type === "boolean" ? `--${name}` : `--${name} ${placeholderOf(option)}`;
  return option.required ? text : `[${text}]`;
}

/** @param {Option} option */
function placeholderOf(option) {
  const placeholder = "placeholder" in option ? option.placeholder : undefined;
  return placeholder ?? (option.type === "number" ? "NUMBER" : "TEXT");
}

/** @param {[string, string][]} rows */
function table(rows) {
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join("\n");
}
