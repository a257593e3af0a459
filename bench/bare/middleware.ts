import { NextResponse } from "next/server";

/** Without a file of this name here, Next takes the portal's from the folders above. No address matches it. */
export function middleware(): NextResponse {
  return NextResponse.next();
}

export const config = { matcher: "/no-address-of-the-bare-application" };
