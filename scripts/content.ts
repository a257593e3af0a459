import { runSubcommand } from "./command/run-subcommand.ts";

await runSubcommand({
  name: "content",
  description: "Checks the published content.",
  folder: "scripts/content",
  subcommands: {
    new: "the files of a new course, topic, article, case, class plan or diagram",
    players: "plays every quiz as people do who read no lesson",
    studio: "what a speaker reads aloud for the boards and helplines",
    searches: "what each search of content/searches.yaml finds first",
  },
  defaultCommand: "check",
});
