import { schoolTypes, schoolTypesUp } from "@/lib/contract/teaching";

export type TeacherVariant = "course" | "bihar" | "rajasthan" | "up";
type Shape = {
  /** The campaign's state; where there is none, the form asks for it. */
  stateId?: number;
  /** The only districts on offer; where there are none, all of the state's. */
  districts?: readonly string[];
  asksBlock: boolean;
  schoolTypes: readonly string[];
  utmSource?: string;
};

/** rule: registration.teacher-forms: what is fixed in each variant of the teacher form. */
export const teacherVariants: Record<TeacherVariant, Shape> = {
  course: { asksBlock: false, schoolTypes },
  bihar: { stateId: 5, asksBlock: true, schoolTypes, utmSource: "bihar" },
  rajasthan: { stateId: 29, asksBlock: true, schoolTypes, utmSource: "rjedu" },
  up: {
    stateId: 34,
    districts: ["Bahraich", "Barabanki", "Maharajganj", "Prayagraj", "Sitapur"],
    asksBlock: true,
    schoolTypes: schoolTypesUp,
    utmSource: "up",
  },
};

export function isTeacherVariant(given: string): given is TeacherVariant {
  return Object.hasOwn(teacherVariants, given);
}
