export const unsubscribeResults = ["unsubscribed", "subscribed", "failed"] as const;
export type UnsubscribeResult = (typeof unsubscribeResults)[number];
type Link = { token: string; id: string };

/** The address in the mail: GET shows a page, POST unsubscribes at once (RFC 8058). */
export function unsubscribeAddress({ token, id }: Link): string {
  return `/unsubscribe/${encodeURIComponent(token)}/${encodeURIComponent(id)}`;
}

/** The page that shows the result and changes nothing. */
export function resultAddress(link: Link, result: UnsubscribeResult): string {
  return `${unsubscribeAddress(link)}?done=${result}`;
}
