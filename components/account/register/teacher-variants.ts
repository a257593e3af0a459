import { campaignStates } from "@/lib/contract/rules/campaign-pages";
import { type TeacherForm, teacherRegistrationFields, teacherSteps } from "@/lib/contract/rules/registration";
import type { Steps } from "@/lib/contract/rules/steps";

export type TeacherVariant = "course" | "bihar" | "rajasthan" | "up";
type Shape = {
  /** The campaign's state; unset, the form has a field for it. */
  stateId?: number;
  /** The only districts to choose from; unset, all districts of the state. */
  districts?: readonly string[];
  asksBlock: boolean;
  utmSource?: string;
};

/** rule: registration.teacher-forms: what is fixed in each variant of the teacher form. */
export const teacherVariants: Record<TeacherVariant, Shape> = {
  course: { asksBlock: false },
  bihar: { stateId: campaignStates.bihar, asksBlock: true, utmSource: "bihar" },
  rajasthan: { stateId: campaignStates.rjedu, asksBlock: true, utmSource: "rjedu" },
  up: {
    stateId: campaignStates.up,
    districts: ["Bahraich", "Barabanki", "Maharajganj", "Prayagraj", "Sitapur"],
    asksBlock: true,
    utmSource: "up",
  },
};

export function isTeacherVariant(given: string): given is TeacherVariant {
  return Object.hasOwn(teacherVariants, given);
}

export function formOfVariant(variant: TeacherVariant): TeacherForm {
  const { stateId, asksBlock, districts } = teacherVariants[variant];
  return { asksState: stateId === undefined, asksBlock, districts };
}

/** The fields of a variant, in the order in which rule: registration.teacher-order checks them. */
export function teacherFields(variant: TeacherVariant): string[] {
  return teacherRegistrationFields(formOfVariant(variant));
}

export function stepsOfVariant(variant: TeacherVariant): Steps {
  return teacherSteps(formOfVariant(variant));
}
