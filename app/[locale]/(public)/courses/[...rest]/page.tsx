import { redirect } from "next/navigation";

export const dynamic = "force-dynamic";

/** `/courses` is a prefix route (rule: catalogue.cards): whatever follows is the list. */
export default function BelowCourses(): never {
  redirect("/courses");
}
