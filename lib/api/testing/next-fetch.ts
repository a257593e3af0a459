// For tests only: the `fetch` that Next gives to its pages (see lib/api/next-internals.ts).
export { patchFetch } from "next/dist/server/lib/patch-fetch";
