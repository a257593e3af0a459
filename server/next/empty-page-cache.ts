/**
 * Next's page cache in the running portal, which holds nothing. Next would else take parts of a page of the build, whose
 * address and backend are others, for the page that a form is posted to (docs/decisions/0048, 0272).
 */
export default class EmptyPageCache {
  async get(): Promise<null> {
    return null;
  }

  async set(): Promise<void> {}

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
