import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The documented calls /api/users/profile/, /api/users/add-user-course-topic/ and /api/chatbot/post/ end in a slash.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["fontkit", "pdfkit"],
  experimental: { authInterrupts: true },
  productionBrowserSourceMaps: false,
  // Against an existing backend, pages prerendered from the embedded content must not be served: this cache starts empty.
  cacheHandler: process.env.PORTAL_UPSTREAM_URL ? new URL("./lib/portal/page-cache.mjs", import.meta.url).pathname : undefined,
};

export default withNextIntl(config);
