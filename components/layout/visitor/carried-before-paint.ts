import { paths } from "../../ui/icon-paths.ts";
import { noticeBox, noticeIcon, noticeLooks, noticeText } from "../../ui/notice-looks.ts";
import { carriedCookie } from "./carried-cookie.ts";

/** Box and icon of each kind of message. */
const looks = Object.fromEntries(
  Object.entries({ success: "success", information: "information", warning: "tip", error: "error" } as const).map(
    ([kind, look]) => [kind, [noticeLooks[look].box, paths[noticeLooks[look].icon]]],
  ),
);

export const messageBox = "container-page no-print pt-4";

/**
 * Shows the message of the previous page before the page is painted, in the element before this script: after the page
 * has been painted, everything below the message would move, under a finger too. Where the server has shown it already,
 * only the cookie is deleted, so that the next page does not show it again. The text is never read as HTML.
 */
export const showCarriedBeforePaint = `(function(){var d=document,p=d.currentScript.previousElementSibling,m=/(?:^|; )${carriedCookie}=([^;]+)/.exec(d.cookie),t,k,l;if(!m)return;d.cookie="${carriedCookie}=; path=/; max-age=0";if(p.firstChild)return;try{t=decodeURIComponent(m[1])}catch(e){return}k=/^(information|warning|error):/.exec(t);l=${JSON.stringify(looks)}[k?k[1]:"success"];p.innerHTML='<div data-carried-before-paint="" role="status" class="${messageBox}"><div data-says="" class="${noticeBox} '+l[0]+'"><svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="shrink-0 ${noticeIcon}"><path d="'+l[1]+'"/></svg><div class="${noticeText}"></div></div></div>';p.querySelector("svg").nextSibling.textContent=k?t.slice(k[0].length):t})()`;
