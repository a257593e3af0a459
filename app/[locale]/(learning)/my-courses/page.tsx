import { redirect } from "next/navigation";

/** Where the breadcrumb of a course's topics leads: the learner's courses stand on the dashboard. */
export default function MyCourses(): never {
  redirect("/dashboard");
}
