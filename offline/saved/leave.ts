import { colours } from "../../lib/platform/colours";
import { sendWaiting } from "../queue/send-waiting";
import { cleared, leaveEvent, leavingMark } from "../shared/leaving";
import { fill } from "../shared/words";
import { el } from "./dom";
import { deleteEverything, noteFlag } from "./stored";
import { takeUnsent } from "./unsent";
import { savedWords } from "./words";

const dialogStyle = `max-width:26rem;width:calc(100% - 2rem);border:1px solid ${colours.line};border-radius:12px;padding:1.25rem;background:#fff;color:${colours.ink};font-size:1rem;line-height:1.5`;
const buttonStyle = `display:block;width:100%;min-height:48px;margin-top:.75rem;border:2px solid ${colours.peacock};border-radius:8px;background:#fff;color:${colours.peacock};font:inherit;font-weight:600;padding:.4rem .75rem`;

/** Deletes what is stored and lets a logout form go on, after asking where something is not sent yet. */
async function leave(account: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[${leavingMark}]`);
  if (!form) return;
  form.removeAttribute(leavingMark);
  const goOn = async () => {
    await deleteEverything();
    form.setAttribute(cleared, "");
    form.requestSubmit();
  };
  await takeUnsent(account);
  if (navigator.onLine) await sendWaiting(account).catch(() => undefined);
  const unsent = await noteFlag(account);
  if (unsent === 0) await goOn();
  else ask(account, unsent, goOn);
}

function ask(account: string, count: number, goOn: () => Promise<void>): void {
  const words = savedWords(document.documentElement.lang);
  const said = el("p", { role: "status" });
  const close = (): void => dialog.remove();
  const send = async () => {
    await sendWaiting(account).catch(() => undefined);
    if ((await noteFlag(account)) === 0) await goOn();
    else said.textContent = words.leaveFailed;
  };
  const button = (text: string, press: () => unknown) =>
    el("button", { type: "button", style: buttonStyle, onclick: () => void press() }, text);
  const dialog: HTMLDialogElement = el(
    "dialog",
    { style: dialogStyle, "aria-labelledby": "leave-title", onclose: close },
    el("h2", { id: "leave-title", style: "font-size:1.2rem;margin:0 0 .5rem" }, words.leaveTitle),
    el("p", { style: "margin:0" }, fill(words.leaveText, { count })),
    said,
    button(words.leaveSend, send),
    button(words.leaveStay, close),
    button(words.leaveAnyway, goOn),
  );
  document.body.append(dialog);
  // Browsers without it show the dialog in the page.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute("open", "");
}

/** Listens for logouts that the page's script holds, also for one that it held before this script came. */
export function watchLogouts(account: string): void {
  document.addEventListener(leaveEvent, () => void leave(account));
  void leave(account);
}
