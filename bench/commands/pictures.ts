import path from "node:path";
import { readCommand } from "../../lib/process/read-command.ts";
import { root, run } from "../../lib/process/steps.ts";
import { startPortal } from "../../testing/portal/portal";
import { takeDesk } from "../pictures/desk/take-desk";
import { takeFields } from "../pictures/fields";
import { withBrowser } from "../support/browser";
import { temporaryFolder } from "../support/portal";

const { words } = readCommand({
  name: "bench -- pictures",
  description:
    "Takes the pictures of the documents from the production build with invented people, those of `npm run generate -- learners` and generated ones.",
  words: [
    {
      name: "document",
      oneOf: ["fields", "desk"],
      meaning: "fields of content/README.md, desk of docs/programme.md; both where none is named",
      optional: true,
      repeated: true,
    },
  ],
});
const chosen = new Set<string>(words.length > 0 ? words : ["fields", "desk"]);
const pictures = path.join(root, "docs", "pictures");

await withBrowser(async (browser) => {
  if (chosen.has("fields")) {
    const portal = await startSeeded();
    await takeFields(browser, portal.url, path.join(pictures, "fields")).finally(portal.stop);
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
