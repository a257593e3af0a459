import fc from "fast-check";
import { portalUrl } from "../../../testing/calls/call-api";
import { anyMeant } from "../../../testing/fuzz/meant-headers";

const headerValue = fc.oneof(
  fc.constantFrom(
    "",
    "*",
    "null",
    "1",
    "-1",
    "garbage",
    "a=b; c",
    "%ff",
    "é",
    "bytes=0-",
    "bytes=9-1",
    "text/x-component",
    "prefetch",
  ),
  fc.constantFrom(
    "gzip, br;q=x",
    "0",
    "application/json; charset=x",
    "https://evil.example",
    portalUrl,
    "Bearer x",
    "Bearer",
    "Basic eA==",
    "cross-site",
    '"x"',
  ),
  fc.integer({ min: 1, max: 3000 }).map((length) => "v".repeat(length)),
);
const headerName = fc.constantFrom(
  ...[
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Authorization",
    "Cookie",
    "Content-Type",
    "Content-Encoding",
    "Expect",
    "If-None-Match",
    "Origin",
  ],
  ...[
    "If-Modified-Since",
    "Next-Action",
    "Next-Router-State-Tree",
    "Next-Router-Prefetch",
    "Next-Router-Segment-Prefetch",
    "Next-Url",
    "RSC",
    "Purpose",
  ],
  ...[
    "Range",
    "Referer",
    "Sec-Fetch-Site",
    "Sec-Fetch-Mode",
    "Sec-Purpose",
    "Upgrade",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
  ],
  ...[
    "X-HTTP-Method-Override",
    "X-Middleware-Subrequest",
    "X-Middleware-Prefetch",
    "X-Nextjs-Data",
    "X-Matched-Path",
    "X-Portal-Account",
    "X-Invoke-Path",
    "If-Match",
    "If-Range",
    "If-Unmodified-Since",
    "X-Action-Forwarded",
    "Next-Hmr-Refresh",
    "X-Deployment-Id",
    "Content-Range",
  ],
  ...[
    "X-Middleware-Rewrite",
    "X-Middleware-Set-Cookie",
    "Next-Resume",
    "X-Now-Route-Matches",
    "X-Prerender-Revalidate",
    "Next-Html-Request-Id",
    "Te",
    "Via",
  ],
);
/** Of the connection, and of the form of what is sent and read. */
const ofTransfer = {
  // A body that is announced and does not come is a test of its own (slow-requests.contract.ts).
  "Transfer-Encoding": ["identity", "x"],
  Expect: ["x"],
  TE: ["trailers", "gzip"],
  Trailer: ["Content-Length"],
  "Accept-Encoding": ["*;q=0", "identity;q=0", "br;q=2", "gzip;q=0.000"],
};

export const headers: fc.Arbitrary<[string, string][]> = fc.oneof(
  fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
  anyMeant(ofTransfer),
);
