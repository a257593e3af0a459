/** A request of a call that succeeds for a graduate, and a wrong one whose error names `named`. */
export type Example = {
  path: string;
  body?: Record<string, unknown>;
  wrong?: { path?: string; body?: Record<string, unknown>; named: string };
  /**
   * Its input comes by mail or from a provider, so by HTTP alone it returns an error with this status. Its domain's
   * tests show that it works.
   */
  errorStatus?: number;
  /** It ends or changes the session it is made with, so it gets one of its own. */
  needsOwnSession?: boolean;
};
