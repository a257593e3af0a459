/** How often a minute the chest is pressed: within the 100 to 120 of the guidelines. */
export const beatsPerMinute = 110;
export const secondsPerBeat = 60 / beatsPerMinute;

/** Which drill: pressing the chest, or five blows on the back and five pulls at the belly by turns. */
export const drills = ["press", "choke"] as const;
export type Drill = (typeof drills)[number];

/** A sound of a drill: `after` seconds from its beginning. `isAccent`: the first of 30 pressings, a blow on the back. */
export type Beat = { after: number; isAccent: boolean };

/** A blow needs a swing: it falls on every second beat. */
const beatsPerSound: Record<Drill, number> = { press: 1, choke: 2 };
const soundsInAGroup: Record<Drill, number> = { press: 30, choke: 10 };
const accentsInAGroup: Record<Drill, number> = { press: 1, choke: 5 };

/** The sounds of a drill from `from` seconds after its beginning until before `to`. Times are counted, so no error adds up. */
export function beatsBetween(drill: Drill, from: number, to: number): Beat[] {
  const distance = secondsPerBeat * beatsPerSound[drill];
  const beats: Beat[] = [];
  for (let index = Math.max(0, Math.ceil(from / distance - 1e-9)); index * distance < to - 1e-9; index += 1)
    beats.push({ after: index * distance, isAccent: index % soundsInAGroup[drill] < accentsInAGroup[drill] });
  return beats;
}

/** Whether a text has a drill whose beat can be heard; only then the page has its script. */
export const hasDrill = (html: string) => html.includes("data-drill=");
