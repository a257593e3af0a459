import type { UpstreamClient } from "../documented-backend/or-documented";

type Answer<
  Part extends "places" | "campaigns" | "pages",
  Call extends keyof UpstreamClient[Part],
> = UpstreamClient[Part][Call] extends (...args: never[]) => Promise<infer Answered> ? Answered : never;
type Districts = Answer<"places", "getDistricts">;
type Blocks = Answer<"places", "getBlocks">;
type Subjects = Answer<"places", "getSubjects">;

// A documented entry only has its stored name, which is then shown too.

export const labelDistricts = ({
  data,
}: {
  data: (Partial<Districts["data"][number]> & { district: string })[];
}): Districts => ({
  data: data.map((each) => ({ label: each.district, ...each })),
});

export const labelBlocks = ({ data }: { data: (Partial<Blocks["data"][number]> & { block: string })[] }): Blocks => ({
  data: data.map((each) => ({ label: each.block, ...each })),
});

export const labelSubjects = ({
  data,
}: {
  data: (Partial<Subjects["data"][number]> & { subject: string })[];
}): Subjects => ({
  data: data.map((each) => ({ label: each.subject, ...each })),
});

type Redirect = Answer<"campaigns", "redirect">;
type Testimonials = Answer<"pages", "testimonials">;

/** The documented `data.data.url`; or `data.url`, if the documented path includes the `data` of an HTTP client. */
export function completeRedirect({
  status = true,
  data,
}: {
  status?: boolean;
  data: { url?: string; data?: { url: string } };
}): Redirect {
  const url = data.data?.url ?? data.url ?? "";
  return { status, data: { url, data: { url } } };
}

/** The documented `data.data`, in the same two ways. */
export function completeTestimonials({ data }: Testimonials | { data: Testimonials["data"]["data"] }): Testimonials {
  return { data: { data: Array.isArray(data) ? data : data.data } };
}
