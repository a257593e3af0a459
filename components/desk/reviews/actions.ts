"use server";

import type { FormResult } from "@/components/forms/form-state";
import { actAndReturn, leaveDone, submitForm, textIn } from "../form-actions";

const reviewFromForm = (form: FormData) => ({
  enrollmentId: textIn(form, "enrollmentId"),
  moduleId: textIn(form, "moduleId"),
});

export async function approveAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.approveReview({ ...reviewFromForm(form), language }));
}

/** Returns to the list, because work that was sent back no longer waits. */
export async function returnAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const topicIds = form.getAll("topicIds").map(String);
  const result = await submitForm(form, ["note"], (api, language) =>
    api.desk.returnReview({ ...reviewFromForm(form), topicIds, note: textIn(form, "note"), language }),
  );
  if (result.done) return leaveDone("/desk/reviews", result.done);
  return { ...result, values: { ...result.values, topicIds: topicIds.join(",") } };
}
