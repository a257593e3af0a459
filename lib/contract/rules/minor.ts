/** The one choice of profession that says "young" without an age. */
const youngPeople = "Adolescents/young people";
const adultFromAge = 18;

type Aged = { age: number | null | undefined; profession: string | null | undefined };

/** Under 18 by age; by profession as long as nobody has said an age (Digital Personal Data Protection Act 2023, section 2(f)). */
export function isMinor({ age, profession }: Aged): boolean {
  return typeof age === "number" ? age < adultFromAge : profession === youngPeople;
}

/** Until a guardian has consented, the account of somebody under 18 does not work (section 9). */
export function waitsForGuardian(person: Aged & { guardianConsentedAt: string | null }): boolean {
  return isMinor(person) && person.guardianConsentedAt === null;
}
