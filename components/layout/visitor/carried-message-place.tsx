import { showCarriedBeforePaint } from "./carried-before-paint";

/**
 * The element that shows the message of the previous page. It is rendered empty, because a stored page is sent to many visitors; the
 * server writes the message into the HTML that it sends (server/finish/carried-message.ts), so that it is also shown
 * without JavaScript. Where a stored page comes from elsewhere (nginx, the offline worker) a script in the page shows it
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
