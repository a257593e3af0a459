// For tests only: the `fetch` that Next gives to its pages (see docs/upgrading-next.md).
export { patchFetch } from "next/dist/server/lib/patch-fetch";
