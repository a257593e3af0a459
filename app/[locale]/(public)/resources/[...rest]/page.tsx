import { redirect } from "next/navigation";

/** `/resources` is a prefix route (rule: pages.resources): any address below it redirects to the page. */
export default function BelowResources(): never {
  redirect("/resources");
}
