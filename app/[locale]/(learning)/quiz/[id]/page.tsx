import { redirect } from "next/navigation";
import { sectionAddress } from "@/components/learning/steps";

/** `/quiz/{topicId}`, as the topics page links it (rule: dashboard.topics-page). */
export default async function QuizEntry({ params }: { params: Promise<{ id: string }> }) {
  redirect(sectionAddress((await params).id, "quiz"));
}
