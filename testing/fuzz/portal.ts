import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { languages } from "../../lib/platform/i18n/language";
import { succeed } from "../calls/call-api";
import { startPortal } from "../portal/portal.ts";

/** The production build on a data folder of its own. As behind a proxy, each request can name a source of its own. */
export async function withPortal<Result>(work: (url: string, sqliteFile: string) => Promise<Result>): Promise<Result> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-fuzz-"));
  try {
    const portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1", TRUSTED_PROXIES: "1" });
    try {
      // The first question builds an index, which a running portal has from its start: on a busy machine that takes
      // longer than a request is waited for.
      for (const language of languages)
        await succeed("POST", `/chatbot/nearest?language=${language}`, { body: { msg: "period pain" } }, portal.url);
      return await work(portal.url, path.join(dataDir, "portal.sqlite"));
    } finally {
      await portal.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
