import { redirect } from "next/navigation";

/** `/courses` is a prefix route (rule: catalogue.cards): any address below it redirects to the list. */
export default function BelowCourses(): never {
  redirect("/courses");
}
