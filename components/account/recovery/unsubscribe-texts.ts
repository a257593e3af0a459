export const unsubscribeTexts = [
  ...([
    "unsubscribeTitle",
    "unsubscribeWaiting",
    "unsubscribeButton",
    "unsubscribedTitle",
    "unsubscribedMore",
    "unsubscribedByMistake",
  ] as const),
  ...([
    "subscribeButton",
    "subscribedTitle",
    "subscribedMore",
    "unsubscribeFailedTitle",
    "unsubscribeFailedMore",
  ] as const),
  ...(["toCourses", "offline", "tryAgain"] as const),
] as const;
export type UnsubscribeTexts = Record<(typeof unsubscribeTexts)[number], string>;
