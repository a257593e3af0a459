import { redirect } from "next/navigation";
import { campaignQuery, type Query } from "@/components/campaigns/campaign-query";

type Props = { params: Promise<{ id: string; part: string[] }>; searchParams: Promise<Query> };

/** A prefix route (rule: course.page): the rest of the address names the part of the page to open. */
export default async function CoursePart({ params, searchParams }: Props): Promise<never> {
  const { id, part } = await params;
  redirect(`/info/course/${id}${campaignQuery(await searchParams)}#${encodeURIComponent(part[0] ?? "")}`);
}
