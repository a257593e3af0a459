// Loaded into a portal (NODE_OPTIONS=--import …): moves the clock of its JavaScript by the milliseconds in the file of PORTAL_CLOCK_FILE, as
// setting the machine's clock would.
import fs from "node:fs";

const RealDate = Date;
let shiftMs = 0;
setInterval(() => {
  shiftMs = Number(fs.readFileSync(process.env.PORTAL_CLOCK_FILE, "utf8"));
}, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
