/** How a call is made so that it works for a graduate, and a wrong way whose answer names `named`. */
export type Example = {
  path: string;
  body?: Record<string, unknown>;
  wrong?: { path?: string; body?: Record<string, unknown>; named: string };
  /** What it needs comes by mail or from a provider: by HTTP alone it can only refuse, with this status. Its room's tests show that it works. */
  refusedWith?: number;
  /** It ends or changes the session it is made with, so it gets one of its own. */
  needsOwnSession?: boolean;
};
