import { professions } from "../../lib/contract/profile/profile-fields";
import type { Content } from "../../lib/platform/content";
import type { Row } from "./bulk";
import { accountId, chance, dayMs, digits, iso, pick } from "./chance";

type Place = { state_id: number; state: string; district: string; blocks: string[] };

/** The districts of the states of the programmes ten times as often as all others, Bihar's most. */
export function weightedPlaces({ places }: Content): Place[] {
  return places.states.flatMap(({ id, en: state }) => {
    const blocks = places.blocks.get(id);
    const weight = id === 5 ? 20 : blocks ? 10 : 1;
    const districts = (places.districts.get(id) ?? []).map(
      ({ en: district }): Place => ({
        ...{ state_id: id, state, district },
        blocks: (blocks?.get(district) ?? []).map((block) => block.en),
      }),
    );
    return Array.from({ length: weight }, () => districts).flat();
  });
}

const patna: Place = { state_id: 5, state: "Bihar", district: "Patna", blocks: [] };
const campaigns = [
  ...["", "", "", "bihar", "up-2025", "rajasthan", "teachers-day"],
  ...["anm-training", "scert", "whatsapp-1", "whatsapp-2", "radio"],
];
const sources = ["", "whatsapp", "facebook", "google", "email", "sms"];
const firstNames = [
  ...["Asha", "Ravi", "Sunita", "Mohan", "Geeta", "Imran", "Pooja", "Suresh"],
  ...["Rekha", "Anil", "Meena", "Vijay", "Kavita", "Arjun", "Neha"],
];
const lastNames = [
  ...["Kumari", "Kumar", "Devi", "Singh", "Sharma", "Khan"],
  ...["Yadav", "Prasad", "Meena", "Verma", "Gupta", "Paswan"],
];
const genders = ["Female", "Female", "Male", "Transgender"];
const sectors = ["Government", "Private", "NGO", ""];

export const agreesToMailings = (number: number) => (chance(number, 50) < 0.7 ? 1 : 0);

/** A learner: a place, a profession and the day of registration within the last 700 days, denser towards today. */
export function personAt(number: number, places: Place[], now: Date): Row {
  const { blocks, ...place } = pick(places, chance(number, 30)) ?? patna;
  const time = iso(now.getTime() - Math.floor(chance(number, 1) ** 1.3 * 700) * dayMs - number);
  const one = (from: readonly string[], salt: number) => pick(from, chance(number, salt)) ?? "";
  return {
    ...{ id: accountId(number), username: `${digits(number)}@bench.example`, password_hash: "bench" },
    ...{ first_name: one(firstNames, 38), last_name: one(lastNames, 39), ...place, block: one(blocks, 33) },
    mobile: `9${String(Math.floor(chance(number, 40) * 1e9)).padStart(9, "0")}`,
    verified_email: chance(number, 41) < 0.8 ? 1 : 0,
    // As the trigger writes it with the decision, which is inserted without it.
    agreed_to_mailings: agreesToMailings(number),
    ...{ gender: one(genders, 31), profession: one(professions, 32), employment_sector: one(sectors, 34) },
    ...{ current_institute: "", place_of_residence: "", school_type: "", teaching_subject: "" },
    language_preference: chance(number, 35) < 0.75 ? "hi" : "en",
    ...{ utm_campaign: one(campaigns, 36), utm_source: one(sources, 37), created_at: time, updated_at: time },
  };
}
