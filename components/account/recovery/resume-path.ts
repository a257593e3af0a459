export type ResumeTarget = { page: string; id: string; utm_source: string; utm_campaign: string };

/** Where a resume link leads (rule: resume.redirect). Anything but the three documented pages leads to the courses. */
export function resumePath({ page, id, utm_source, utm_campaign }: ResumeTarget): string {
  const query = new URLSearchParams({ utm_source, utm_campaign });
  const there = encodeURIComponent(id);
  if (page === "course_info") return `/info/course/${there}?${query}`;
  if (page === "module") return `/view/course/${there}?${query}`;
  if (page === "topic") return `/course/module/${there}/primary/?${query}`;
  return "/courses";
}

/** The address for an expired link: the login, which explains this and then opens the link's target. */
export function pathWithoutLink(target: ResumeTarget): string {
  const there = resumePath(target);
  return there === "/courses" ? there : `/login?${new URLSearchParams({ rdir: there, problem: "resumeOver" })}`;
}

const longest = 120;

/** The campaign parameters of the link's address, with defaults for a link without them. */
export function readCampaign(
  query: Record<string, string | string[] | undefined>,
): Pick<ResumeTarget, "utm_source" | "utm_campaign"> {
  const one = (value: string | string[] | undefined, otherwise: string) =>
    typeof value === "string" && value ? value.slice(0, longest) : otherwise;
  return { utm_source: one(query.utm_source, "mail"), utm_campaign: one(query.utm_campaign, "resume_learning") };
}
