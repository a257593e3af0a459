import http from "node:http";
import type { Element, Root } from "hast";
import { portalUrl } from "../../../testing/calls/call-api";
import { attribute, contains, findAll, hasId, hasName, isForScripts, isTag, parseHtml, textOf } from "./html";
import { PlainForm } from "./plain-form";

/**
 * A browser without JavaScript: it opens pages, follows their links, fills in their forms and sends them, with cookies.
 * It sends what a browser would send: only fields of the page, chosen among what the page offers.
 */
export class PlainBrowser {
  /** Where it is, as in the address bar. */
  url = portalUrl;
  status = 0;
  /** The status of each redirect on the way to the page. */
  redirects: number[] = [];
  /** The page as it came. */
  html = "";
  #tree: Root = parseHtml("");
  readonly #cookies = new Map<string, string>();
  /** What the portal has set beside a cookie's value, such as `HttpOnly`. */
  readonly #attributes = new Map<string, string[]>();

  constructor(readonly portal = portalUrl) {}

  /** The address without the portal's, with its query and its fragment. */
  get path(): string {
    return this.url.replace(this.portal, "");
  }

  /** What a reader sees of `main`. */
  get text(): string {
    return textOf(this.main);
  }

  get main(): Element {
    const [main] = findAll(this.#tree, isTag("main"));
    if (!main) throw new Error(`${this.path} has no main: ${this.html.slice(0, 300)}`);
    return main;
  }

  get heading(): string {
    const [heading] = findAll(this.#tree, isTag("h1"));
    return heading ? textOf(heading) : "";
  }

  get title(): string {
    const [title] = findAll(this.#tree, isTag("title"));
    return title?.children.map((child) => ("value" in child ? child.value : "")).join("") ?? "";
  }

  /** The elements of the whole page that a test finds. */
  all(wanted: (element: Element) => boolean): Element[] {
    return findAll(this.#tree, wanted);
  }

  byId(id: string): Element {
    const [element] = this.all(hasId(id));
    if (!element) throw new Error(`${this.path} has nothing with the id ${id}`);
    return element;
  }

  /** The elements that a test finds and that show where no script runs. */
  allShown(wanted: (element: Element) => boolean): Element[] {
    const taken = this.all(isForScripts);
    return this.all(wanted).filter((each) => !taken.some((outer) => contains(outer, each)));
  }

  /** What is said about a field that is wrong: what its `aria-describedby` names. */
  errorAt(name: string): string {
    const [field] = this.all((element) => hasName(name)(element) && attribute(element, "ariaInvalid") === "true");
    const ids = field ? attribute(field, "ariaDescribedBy").split(" ").filter(Boolean) : [];
    return ids.map((id) => textOf(this.byId(id))).join(" ");
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  cookieAttributes(name: string): string[] {
    return this.#attributes.get(name) ?? [];
  }

  /** Sets a cookie, or drops it. */
  setCookie(name: string, value: string | null): void {
    if (value === null) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  get cookies(): string {
    return this.cookieList.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  get cookieList(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /** Another browser window with the same cookies as now. */
  copy(): PlainBrowser {
    const other = new PlainBrowser(this.portal);
    for (const [name, value] of this.#cookies) other.setCookie(name, value);
    return other;
  }

  async open(address: string): Promise<this> {
    return this.#go("GET", new URL(address, this.url || this.portal).href);
  }

  /** Follows the link of the page that shows this text, or the one whose address this is. */
  async follow(wanted: string | RegExp): Promise<this> {
    const isWanted = (text: string) => (typeof wanted === "string" ? text === wanted : wanted.test(text));
    const links = findAll(this.#tree, isTag("a"));
    const link = links.find((each) => isWanted(textOf(each)) || isWanted(attribute(each, "href")));
    if (!link) throw new Error(`${this.path} has no link ${wanted}: ${links.map(textOf).join(" · ")}`);
    return this.#go("GET", new URL(attribute(link, "href"), this.url).href, { referer: this.url });
  }

  /** The form of `main` with this id or with a field of this name; the last of several. */
  form(idOrField: string): PageForm {
    const forms = findAll(this.main, isTag("form"));
    const found = forms.filter((form) => hasId(idOrField)(form) || findAll(form, hasName(idOrField)).length > 0);
    const form = found.at(-1);
    if (!form) throw new Error(`${this.path} has no form of ${idOrField}: ${this.text.slice(0, 400)}`);
    return new PlainForm(form, this);
  }

  /** The form whose button shows this text. */
  formWithButton(text: string | RegExp, within: Element = this.main): PageForm {
    const isWanted = (shown: string) => (typeof text === "string" ? shown === text : text.test(shown));
    const button = findAll(within, isTag("button")).find((each) => isWanted(textOf(each)));
    const form = button && this.all(isTag("form")).find((each) => contains(each, button));
    if (!form) throw new Error(`${this.path} has no form with the button ${text}: ${textOf(within).slice(0, 400)}`);
    return new PlainForm(form, this);
  }

  /** Sends a body and follows where the answer leads; for a form of the page, see `form`. */
  async post(address: string, body: FormData | URLSearchParams): Promise<this> {
    const headers = { referer: this.url, origin: this.portal };
    return this.#go("POST", new URL(address || this.url, this.url).href, headers, body);
  }

  async #go(
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body?: FormData | URLSearchParams,
  ): Promise<this> {
    let [way, target, content] = [method, address, body];
    this.redirects = [];
    for (let hops = 0; hops < 10; hops += 1) {
      const answer = await navigate(target.replace(/#.*$/, ""), way, content, { ...headers, cookie: this.cookies });
      this.#keepCookies(answer.headers["set-cookie"] ?? []);
      const { location } = answer.headers;
      if (!location || answer.status < 300 || answer.status > 399) {
        this.url = target;
        this.status = answer.status;
        this.html = answer.text;
        this.#tree = parseHtml(this.html);
        return this;
      }
      this.redirects.push(answer.status);
      target = new URL(location, target).href;
      if (answer.status !== 307 && answer.status !== 308) [way, content] = ["GET", undefined];
    }
    throw new Error(`${address} leads in a circle.`);
  }

  #keepCookies(set: string[]): void {
    for (const line of set) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf("="));
      const value = pair.slice(name.length + 1);
      const ends = attributes.some(
        (each) =>
          /^max-age=0$/i.test(each) ||
          (/^expires=/i.test(each) && Date.parse(each.slice("expires=".length)) < Date.now()),
      );
      this.setCookie(name, ends ? null : value);
      this.#attributes.set(name, attributes);
    }
  }
}

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** As a browser asks for a page that its user wants; `fetch` says of itself that it is no navigation. */
async function navigate(
  target: string,
  method: string,
  body: FormData | URLSearchParams | undefined,
  headers: Record<string, string>,
): Promise<Answer> {
  const encoded = body && new Response(body);
  const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
  return new Promise((resolve, reject) => {
    const request = http.request(target, {
      method,
      // A connection that waits for its next request may be closed by the portal just then.
      agent: false,
      headers: {
        accept: "text/html,application/xhtml+xml",
        "sec-fetch-site": "same-origin",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
        "sec-fetch-user": "?1",
        ...headers,
        ...(encoded && { "content-type": encoded.headers.get("content-type") ?? "", "content-length": bytes?.length }),
      },
    });
    request.once("error", reject).once("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.end(bytes);
  });
}

/** A form of a page that this browser has open. */
export type PageForm = PlainForm<PlainBrowser>;
