import path from "node:path";
import { readCommand } from "../../lib/process/read-command.ts";
import { root, run } from "../../lib/process/steps.ts";
import { startPortal } from "../../testing/portal/portal";
import { takeDesk } from "../pictures/desk/take-desk";
import { takeFields } from "../pictures/fields";
import { takeScreens } from "../pictures/take-picture";
import { withBrowser } from "../support/browser";
import { temporaryFolder } from "../support/portal";

const { values, words } = readCommand({
  name: "bench -- pictures",
  description:
    "Takes the pictures of the documents from the production build with invented people, those of `npm run generate -- learners` and generated ones.",
  words: [
    {
      name: "document",
      oneOf: ["screens", "fields", "desk"],
      meaning:
        "screens of docs/before-and-after.md, fields of content/README.md, desk of docs/programme.md; all where none is named",
      optional: true,
      repeated: true,
    },
  ],
  options: {
    url: {
      type: "string",
      meaning: "of screens and fields: another portal that runs with these learners, such as that of an older commit",
    },
    as: { type: "string", default: "after", meaning: "of screens: the folder of docs/pictures for them" },
  },
});
const chosen = new Set<string>(words.length > 0 ? words : ["screens", "fields", "desk"]);
const pictures = path.join(root, "docs", "pictures");

await withBrowser(async (browser) => {
  if (chosen.has("screens") || chosen.has("fields")) {
    const portal = values.url ? null : await startSeeded();
    const url = values.url ?? portal?.url ?? "";
    try {
      if (chosen.has("screens")) await takeScreens(browser, url, path.join(pictures, values.as));
      if (chosen.has("fields")) await takeFields(browser, url, path.join(pictures, "fields"));
    } finally {
      await portal?.stop();
    }
  }
  if (chosen.has("desk")) await takeDesk(browser, pictures);
});
process.exit(0);

async function startSeeded() {
  const dataDir = temporaryFolder("portal-test-pictures-");
  const ofShell = { PORTAL_URL: "", DATABASE_URL: "", PORTAL_UPSTREAM_URL: "" };
  await run("tsx", ["scripts/generate/learners.ts"], {
    env: { PORTAL_DATA_DIR: dataDir, NODE_ENV: "development", ...ofShell },
  });
  return startPortal({ PORTAL_DATA_DIR: dataDir });
}
