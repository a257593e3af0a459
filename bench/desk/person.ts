import { professions } from "../../lib/contract/profile/profile-fields";
import type { Content } from "../../lib/platform/content";
import { chance } from "./chance";

export type Place = { stateId: number; state: string; district: string; blocks: string[] };

/** The districts of the states of the programmes ten times as often as all others, Bihar's most. */
export function weightedPlaces({ places }: Content): Place[] {
  return places.states.flatMap(({ id, en }) => {
    const blocks = places.blocks.get(id);
    const weight = id === 5 ? 20 : blocks ? 10 : 1;
    const districts = (places.districts.get(id) ?? []).map(
      (district): Place => ({
        stateId: id,
        state: en,
        district: district.en,
        blocks: (blocks?.get(district.en) ?? []).map((block) => block.en),
      }),
    );
    return Array.from({ length: weight }, () => districts).flat();
  });
}

const pick = <Value>(from: readonly Value[], share: number): Value | undefined =>
  from[Math.min(from.length - 1, Math.floor(share * from.length))];
const campaigns = [
  "",
  "",
  "",
  "bihar",
  "up-2025",
  "rajasthan",
  "teachers-day",
  "anm-training",
  "scert",
  "whatsapp-1",
  "whatsapp-2",
  "radio",
];
const sources = ["", "whatsapp", "facebook", "google", "email", "sms"];

const firstNames = [
  "Asha",
  "Ravi",
  "Sunita",
  "Mohan",
  "Geeta",
  "Imran",
  "Pooja",
  "Suresh",
  "Rekha",
  "Anil",
  "Meena",
  "Vijay",
  "Kavita",
  "Arjun",
  "Neha",
];
const lastNames = [
  "Kumari",
  "Kumar",
  "Devi",
  "Singh",
  "Sharma",
  "Khan",
  "Yadav",
  "Prasad",
  "Meena",
  "Verma",
  "Gupta",
  "Paswan",
];

export const agreesToMailings = (number: number) => (chance(number, 50) < 0.7 ? 1 : 0);

/** A learner: a place, a profession and the day of registration within the last 700 days, denser towards today. */
export function personAt(number: number, places: Place[], now: Date) {
  const place = pick(places, chance(number, 30)) ?? { stateId: 5, state: "Bihar", district: "Patna", blocks: [] };
  const name = String(number).padStart(8, "0");
  const time = new Date(now.getTime() - Math.floor(chance(number, 1) ** 1.3 * 700) * 86_400_000 - number).toISOString();
  return {
    id: `p${name}`,
    username: `${name}@bench.example`,
    password_hash: "bench",
    first_name: pick(firstNames, chance(number, 38)) ?? "",
    last_name: pick(lastNames, chance(number, 39)) ?? "",
    mobile: `9${String(Math.floor(chance(number, 40) * 1e9)).padStart(9, "0")}`,
    verified_email: chance(number, 41) < 0.8 ? 1 : 0,
    // As the trigger writes it with the decision, which is inserted without it.
    agreed_to_mailings: agreesToMailings(number),
    gender: pick(["Female", "Female", "Male", "Transgender"], chance(number, 31)) ?? "",
    profession: pick(professions, chance(number, 32)) ?? "",
    state_id: place.stateId,
    state: place.state,
    district: place.district,
    block: pick(place.blocks, chance(number, 33)) ?? "",
    current_institute: "",
    employment_sector: pick(["Government", "Private", "NGO", ""], chance(number, 34)) ?? "",
    place_of_residence: "",
    school_type: "",
    teaching_subject: "",
    language_preference: chance(number, 35) < 0.75 ? "hi" : "en",
    utm_campaign: pick(campaigns, chance(number, 36)) ?? "",
    utm_source: pick(sources, chance(number, 37)) ?? "",
    created_at: time,
    updated_at: time,
  };
}
