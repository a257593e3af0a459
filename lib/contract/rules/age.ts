const youngest = 10;
const oldest = 120;
const adultFrom = 18;
/** The one choice of profession that means "young" without an age. */
const youngPeople = "Adolescents/young people";

type Aged = { age: number | null | undefined; profession: string | null | undefined };

/** Whether somebody of this age may have an account. */
export function isAcceptedAge(age: number): boolean {
  return age >= youngest && age <= oldest;
}

/** Under 18 by age; by profession as long as no age is known (Digital Personal Data Protection Act 2023, section 2(f)). */
export function isMinor({ age, profession }: Aged): boolean {
  return typeof age === "number" ? age < adultFrom : profession === youngPeople;
}

/** Until a guardian has consented, the account of somebody under 18 does not work (section 9). */
export function waitsForGuardian(person: Aged & { guardianConsentedAt: string | null }): boolean {
  return isMinor(person) && person.guardianConsentedAt === null;
}
