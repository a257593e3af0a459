"use server";

import type { FormResult } from "@/components/forms/form-state";
import { readForm, trimmedIn, valuesIn } from "@/lib/api/http/read-form";
import { actAndReturn, leadDone, submitForm } from "../form-actions";

const reviewFromForm = (form: FormData) => readForm(form, ["enrollmentId", "moduleId"], trimmedIn);

export async function approveAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.approveReview({ ...reviewFromForm(form), language }));
}

/** Returns to the list, because work that was sent back no longer waits. */
export async function returnAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const topicIds = valuesIn(form, "topicIds");
  const result = await submitForm(form, ["note"], (api, language) =>
    api.desk.returnReview({ ...reviewFromForm(form), topicIds, note: trimmedIn(form, "note"), language }),
  );
  if (result.done) return leadDone(form, "/desk/reviews", result.done);
  return { ...result, values: { ...result.values, topicIds: topicIds.join(",") } };
}
