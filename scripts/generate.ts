import { runSubcommand } from "./command/run-subcommand.ts";

await runSubcommand({
  name: "generate",
  description:
    "Writes files that are made from others; tests fail while one differs. And people for a development portal.",
  folder: "scripts/generate",
  subcommands: {
    confusables: "the signs that look like letters, from a file of Unicode",
    "env-example": ".env.example, after a change of the settings' schema",
    icons: "the icons of the web manifest, from icon.svg",
    language: "the line and every file of a language, to be translated",
    learners: "40 learners at every stage, for development only",
    "one-file-style": "the style inside the files that are passed on, after a change of style sheets",
    "pseudo-language": "a copy of the project with a language of accented English, built and walked",
    shape: "the browser's shape of the contract, after a change of the contract",
    "wall-sample": "the wall of the home page, after a change of how walls are painted",
  },
});
