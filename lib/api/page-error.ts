/** Why a page is not shown: not found, forbidden, or no response. `renderOrErrorScreen` renders its screen. */
export class PageError extends Error {
  constructor(
    readonly status: 403 | 404 | 410 | 503,
    /** `guardianNeeded`: the account waits for a guardian's consent. */
    readonly key?: string,
  ) {
    super(`The page answers ${status}`);
  }
}
