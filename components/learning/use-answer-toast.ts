"use client";

import { useEffect } from "react";
import type { ToastKind } from "@/components/ui/toasts";
import type { CourseFormState } from "./course-form-state";

/** Says in a toast what also stands on the page. */
export function useAnswerToast(state: CourseFormState, whenRefused: ToastKind = "error"): void {
  useEffect(() => {
    if (!state.message) return;
    import("@/components/ui/toasts").then(({ toast }) => toast(state.done ? "success" : whenRefused, state.message), console.error);
  }, [state, whenRefused]);
}
