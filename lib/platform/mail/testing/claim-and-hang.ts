import { openDatabase } from "../../db";
import type { Letterhead } from "../letter-types";
import { startSender } from "../sender";

// A process of its own for the tests: claims a mail and never finishes sending it.
const [sqliteFile = "", leaseMs = "0", letterhead = ""] = process.argv.slice(2);
const { db } = openDatabase({ databaseUrl: null, sqliteFile });
const deliver = () => {
  console.log("claimed");
  return new Promise<void>(() => undefined);
};
startSender({ db, deliver, letterhead: JSON.parse(letterhead) as Letterhead }, { leaseMs: Number(leaseMs) });
setInterval(() => undefined, 1000);
