import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { reportErrors } from "../command/report-errors";
import { type Kind, kinds, newContent, places } from "../content-new/new-content";

const { words, values } = readCommand({
  name: "content -- new",
  description:
    "Makes the files of a new course, topic, article, case, class plan or diagram. Their texts say what belongs there, behind a pencil (✎); npm run content refuses each until it is written in both languages.",
  words: [
    { name: "kind", oneOf: kinds, meaning: kinds.join(", ") },
    { name: "place", meaning: `where it stands: ${kinds.map((kind) => `${kind} ${places[kind]}`).join("; ")}` },
  ],
  options: {
    theme: {
      type: "string",
      meaning:
        "the theme of the programme that it belongs to (themes.yaml): for a course, a topic, a plan and a diagram",
    },
  },
  notes: [
    "npm run content -- new topic safe-and-respected/safe-every-day/fire-at-school --theme violence-and-injuries",
    "npm run content -- new article nutrition/tea-and-iron",
    "What each field becomes on the screen: content/README.md.",
  ],
});

await reportErrors(() => {
  const [kind, place = ""] = words;
  const today = new Date().toISOString().slice(0, 10);
  const order = { kind: kind as Kind, place, theme: values.theme, today };
  for (const file of newContent(settings().contentDir, order)) console.log(file);
  console.log("Write every text behind a pencil (✎), delete the pencil, and run npm run content.");
});
