import type { Words } from "../shared/words";

/** One line at the lower edge while there is no connection, with a way to what is stored on this phone. */
export function showConnection(words: Words): void {
  let line: HTMLElement | null = null;
  const look = () => {
    if (navigator.onLine) {
      line?.remove();
      line = null;
      return;
    }
    if (line) return;
    line = document.createElement("div");
    line.id = "connection-line";
    line.setAttribute("role", "status");
    line.style.cssText =
      "position:fixed;inset-inline:0;bottom:var(--bottom-bar,0px);z-index:40;padding:.4rem 1rem;background:#1f2a44;color:#fff;font-size:.9rem;text-align:center";
    const link = document.createElement("a");
    link.href = "/offline";
    link.textContent = words.lineLink;
    link.style.cssText = "color:#fff;text-decoration:underline;display:inline-block;padding:.35rem .25rem";
    line.append(`${words.line} `, link);
    document.body.append(line);
  };
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  look();
}
