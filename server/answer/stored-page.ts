import type { IncomingMessage } from "node:http";
import type { RequestState } from "../../lib/platform/portal.ts";
import type { OpenedNext } from "../next/open-next.ts";
import { renderedAddress, renderingRequest } from "../next/requests.ts";
import { type Page, type Responder, type StoredRead, withHeaders } from "../page.ts";

type Setup = {
  next: Pick<OpenedNext, "render">;
  withSession: (request: IncomingMessage) => Promise<StoredRead | null>;
  host: string;
};

/** A page for everyone is rendered from a request made of its address, cookies set beside (threats T33). */
export function storedPageResponder({ next, withSession, host }: Setup): Responder {
  const renderings = new Map<string, { page: Promise<Page>; state: RequestState }>();

  /** Requests for one public page at the same time wait for one rendering, which ends with none of them. */
  async function renderOnce(read: StoredRead, own: RequestState): Promise<Page> {
    const { path } = read.page;
    const render = () => next.render(renderingRequest(read, null, host), own).finally(() => renderings.delete(path));
    const rendering = renderings.get(path) ?? { page: render(), state: own };
    renderings.set(path, rendering);
    const page = await rendering.page;
    const { status, problem, hasStaticHtml, lacksPart } = rendering.state;
    Object.assign(own, { status, problem, hasStaticHtml, lacksPart });
    return page;
  }

  return async (asked) => {
    const { request, response, state } = asked;
    // The session decides which page this address shows.
    asked.stored ??= await withSession(request);
    const read = asked.stored;
    if (!read) return null;
    const page =
      read.page.kind === "public" && !read.asData
        ? await renderOnce(read, state)
        : await next.render(renderingRequest(read, request, host), state, response);
    const address = read.asData ? renderedAddress(read.page.path) : {};
    return withHeaders(page, { ...address, ...(read.cookies.length > 0 ? { "set-cookie": read.cookies } : {}) });
  };
}
