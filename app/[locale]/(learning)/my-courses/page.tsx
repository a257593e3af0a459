import { redirect } from "next/navigation";

/** The breadcrumb of a course's topics links here; the list of courses is the dashboard. */
export default function MyCourses(): never {
  redirect("/dashboard");
}
