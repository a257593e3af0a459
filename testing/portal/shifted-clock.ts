// Loaded into a portal (NODE_OPTIONS=--import …): moves the clock of its JavaScript by the milliseconds in the file of
// SHIFTED_CLOCK_FILE, as setting the machine's clock would. It writes them into the file beside it (.set) once they hold.
import fs from "node:fs";

const RealDate = Date;
let shiftMs = 0;
const file = process.env.SHIFTED_CLOCK_FILE ?? "";
setInterval(() => {
  const wanted = Number(fs.readFileSync(file, "utf8"));
  if (wanted === shiftMs) return;
  shiftMs = wanted;
  fs.writeFileSync(`${file}.set`, String(wanted));
}, 50).unref();

const now = () => RealDate.now() + shiftMs;

// A proxy and not a class: `Date()` without `new` is a call too, and `instanceof Date` stays true for every date.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget === globalThis.Date ? target : newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
