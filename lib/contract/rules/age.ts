const youngest = 10;
const oldest = 120;
export const adultFrom = 18;
/** The one choice of profession that means "young" without an age. */
export const youngPeople = "Adolescents/young people";

type Aged = { age: number | null | undefined; profession: string | null | undefined };

/** Whether a person of this age may have an account. */
export function isAcceptedAge(age: number): boolean {
  return age >= youngest && age <= oldest;
}

/** Whether a person is under 18: by age, else by profession (Digital Personal Data Protection Act 2023, 2(f)). */
export function isMinor({ age, profession }: Aged): boolean {
  return typeof age === "number" ? age < adultFrom : profession === youngPeople;
}

/** Whether a minor's account is blocked because no guardian has consented yet (section 9). */
export function waitsForGuardian(person: Aged & { guardianConsentedAt: string | null }): boolean {
  return isMinor(person) && person.guardianConsentedAt === null;
}
