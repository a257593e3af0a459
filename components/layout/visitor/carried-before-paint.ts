import { iconPaths } from "../../ui/icon-paths.ts";
import { noticeBox, noticeIcon, noticeLooks, noticeText } from "../../ui/notice-looks.ts";
import { type Carried, carriedCookie } from "./carried-cookie.ts";

const looks = Object.fromEntries(
  Object.entries({ success: "success", information: "information", warning: "tip", error: "error" } as const).map(
    ([kind, look]) => [kind, [noticeLooks[look].box, iconPaths[noticeLooks[look].icon]]],
  ),
) as Record<Carried["kind"], [box: string, icon: string]>;

export const messageBox = "container-page no-print pt-4 [overflow-wrap:anywhere]";

/** @param text HTML */
const boxHtml = (box: string, icon: string, text: string) =>
  `<div data-carried-before-paint="" role="status" class="${messageBox}"><div data-says="" class="${noticeBox} ${box}"><svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="shrink-0 ${noticeIcon}"><path d="${icon}"/></svg><div class="${noticeText}">${text}</div></div></div>`;

/** The message in the server's HTML, as the script below makes it. `lines`: escaped; each is a paragraph. */
export function carriedHtml(kind: Carried["kind"], lines: string[]): string {
  const [box, icon] = looks[kind];
  return boxHtml(box, icon, lines.length > 1 ? lines.map((line) => `<p>${line}</p>`).join("") : lines.join(""));
}

/**
 * Shows the message of the previous page before the page is painted, in the element before this script: after the page
 * has been painted, everything below the message would move, under a finger too. Where the server has shown it already,
 * only the cookie is deleted, so that the next page does not show it again. The text is never read as HTML.
 */
export const showCarriedBeforePaint: string = `(function(){var d=document,p=d.currentScript.previousElementSibling,m=/(?:^|; )${carriedCookie}=([^;]+)/.exec(d.cookie),t,k,l;if(!m)return;d.cookie="${carriedCookie}=; path=/; max-age=0";if(p.firstChild)return;try{t=decodeURIComponent(m[1])}catch(e){return}k=/^(information|warning|error):/.exec(t);l=${JSON.stringify(looks)}[k?k[1]:"success"];p.innerHTML='${boxHtml("'+l[0]+'", "'+l[1]+'", "")}';p=p.querySelector("svg").nextSibling;t=(k?t.slice(k[0].length):t).split("\\n");t.forEach(function(x){(t[1]?p.appendChild(d.createElement("p")):p).textContent=x})})()`;
