import { redirect } from "next/navigation";

/** `/programme` is a prefix route (rule: catalogue.cards): any address below it redirects to the list. */
export default function BelowProgramme(): never {
  redirect("/programme");
}
