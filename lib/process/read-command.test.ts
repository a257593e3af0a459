import * as fc from "fast-check";
import { expect, test } from "vitest";
import { helpText, parseCommand } from "./read-command.ts";

const command = {
  name: "example",
  description: "Does something.",
  words: [
    { name: "folder", meaning: "where" },
    { name: "part", oneOf: ["one", "two"], meaning: "one or two", optional: true, repeated: true },
  ],
  options: {
    times: { type: "number", least: 1, default: 3, meaning: "how often" },
    into: { type: "string", placeholder: "FILE", meaning: "which file" },
    dry: { type: "boolean", meaning: "writes nothing" },
  },
  exitCodes: { 1: "something failed" },
} as const;

test("words and options are read, with the defaults of what is not given", () => {
  expect(parseCommand(command, ["here"])).toEqual({
    words: ["here"],
    values: { times: 3, into: undefined, dry: false },
  });
  expect(parseCommand(command, ["--times=5", "here", "two", "--dry", "one", "--into", "a b"])).toEqual({
    words: ["here", "two", "one"],
    values: { times: 5, into: "a b", dry: true },
  });
  expect(parseCommand(command, ["--", "--here"])).toMatchObject({ words: ["--here"] });
});

test.each([
  [[], "folder is missing: where."],
  [["here", "three"], "'three' is not one of: one, two."],
  [["here", "--other"], "Unknown option '--other'."],
  [["here", "-x"], "Unknown option '-x'."],
  [["here", "--times", "0"], "--times has to be a whole number of at least 1, not '0'."],
  [["here", "--times", "1e3"], "--times has to be a whole number"],
  [["here", "--times", "3", "--times", "4"], "--times is given twice."],
  [["here", "--into"], "Option '--into"],
  [["here", "--into", ""], "--into is empty."],
  [["here", "--dry=yes"], "Option '--dry' does not take an argument"],
  [[""], "folder is empty."],
])("wrong arguments are refused with the reason: %j", (given, reason) => {
  expect(parseCommand(command, given)).toEqual({ wrong: expect.stringContaining(reason) });
});

test("a command without words or options takes none", () => {
  const bare = { name: "bare", description: "Does something." };
  expect(parseCommand(bare, [])).toEqual({ words: [], values: {} });
  expect(parseCommand(bare, ["now"])).toEqual({ wrong: "Unexpected word 'now'." });
});

test("an option that is required has to be there", () => {
  const strict = {
    name: "strict",
    description: "Does something.",
    options: { url: { type: "string", meaning: "where", required: true } },
  } as const;
  expect(parseCommand(strict, [])).toEqual({ wrong: "--url is missing: where." });
  expect(helpText(strict)).toContain("Usage: npm run strict -- --url TEXT\n");
});

test("the help names everything that the command takes", () => {
  expect(helpText(command)).toBe(`Usage: npm run example -- <folder> [part …] [--times NUMBER] [--into FILE] [--dry]

Does something.

  folder  where
  part    one or two

  --times NUMBER  how often (3 where it is not given)
  --into FILE     which file
  --dry           writes nothing
  --help          prints this text and does nothing

Exit code: 0 done; 1 something failed; 2 the arguments were not understood.`);
});

test("of generated arguments --help before -- always asks for help, and nothing else is read as an option that there is not", () => {
  const word = fc.oneof(fc.constantFrom("--help", "-h", "--", "--dry", "--times", "here", "one"), fc.string());
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (given) => {
      const read = parseCommand(command, given);
      const before = given.includes("--") ? given.slice(0, given.indexOf("--")) : given;
      expect("help" in read).toBe(before.includes("--help") || before.includes("-h"));
      if ("values" in read) {
        expect(Object.keys(read.values)).toEqual(["times", "into", "dry"]);
        expect(Number.isSafeInteger(read.values.times) && read.values.times >= 1).toBe(true);
        expect(read.words.length).toBeGreaterThan(0);
      } else if ("wrong" in read) expect(read.wrong).not.toBe("");
    }),
    { numRuns: 1000 },
  );
});
