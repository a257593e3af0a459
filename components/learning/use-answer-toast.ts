"use client";

import { useEffect } from "react";
import type { ToastKind } from "@/components/ui/toasts";
import type { CourseFormState } from "./course-form-state";

/** Shows the page's message in a toast too. */
export function useAnswerToast(state: CourseFormState, whenRefused: ToastKind = "error"): void {
  useEffect(() => {
    if (!state.message) return;
    import("@/components/ui/toasts").then(({ toast }) => toast(state.done ? "success" : whenRefused, state.message), console.error);
  }, [state, whenRefused]);
}
