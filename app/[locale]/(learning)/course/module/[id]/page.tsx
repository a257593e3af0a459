import { redirect } from "next/navigation";
import { sectionAddress } from "@/components/learning/steps";

/** `/course/module/{topicId}`, as the topics page links it: redirects to the first page of the lesson. */
export default async function TopicEntry({ params }: { params: Promise<{ id: string }> }) {
  redirect(sectionAddress((await params).id, "primary", 1));
}
