import { deleteAllDrafts } from "../visitor/drafts";

/** Deletes all drafts when the header's logout form is sent. @returns what ends it */
export function listenForLogout(): () => void {
  const onSubmit = ({ target }: Event) => {
    if (target instanceof Element && target.matches("header form[action='/logout']")) deleteAllDrafts();
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
}
