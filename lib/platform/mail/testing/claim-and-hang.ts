import { loadContent } from "../../content";
import { openDatabase } from "../../db";
import { letterheadOf } from "../letterhead";
import { startSender } from "../sender";

// A process of its own for the tests: claims a mail and is in the middle of sending it for ever.
const [databaseUrl = "", sqliteFile = "", leaseMs = "0"] = process.argv.slice(2);
const { db } = openDatabase({ databaseUrl: databaseUrl || null, sqliteFile });
const letterhead = letterheadOf(loadContent("content").site, { portalUrl: "http://localhost:3000", mailFrom: null });
const deliver = () => {
  console.log("claimed");
  return new Promise<void>(() => undefined);
};
startSender({ db, deliver, letterhead }, { leaseMs: Number(leaseMs) });
setInterval(() => undefined, 1000);
