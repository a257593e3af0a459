import { runSubcommand } from "../scripts/command/run-subcommand.ts";

await runSubcommand({
  name: "bench",
  description: "Measures the built portal beside its limits.",
  folder: "bench/commands",
  subcommands: {
    desk: "each view of the desk with many learners",
    fuzz: "generated requests, checked against the OpenAPI document",
    pages: "weight and times of public pages on a slow phone",
    phone: "the path from a campaign's link to the first quiz on 2G",
    pictures: "the pictures of the documents",
    upgrade: "an upgrade while learners write and visitors read",
  },
  defaultCommand: "measure",
});
