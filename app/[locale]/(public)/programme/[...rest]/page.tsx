import { redirect } from "next/navigation";

export const dynamic = "force-dynamic";

/** `/programme` is a prefix route (accounts §2): whatever follows is the list. */
export default function BelowProgramme(): never {
  redirect("/programme");
}
