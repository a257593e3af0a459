import { showCarriedBeforePaint } from "./carried-before-paint";

/**
 * The place of the previous page's message. The page itself is rendered without one, because many visitors share it: the
 * server puts the message into the HTML that it sends (server/finish/carried-message.ts), for browsers without
 * JavaScript too. Where a stored page comes from elsewhere (nginx, the offline worker) a script in the page shows it
 * before the paint.
 */
export function CarriedMessagePlace() {
  return (
    <>
      {/* React leaves what is put into an element with such HTML. */}
      <div
        data-carried-message=""
        className="no-print"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: showCarriedBeforePaint }} />
    </>
  );
}
