import { redirect } from "next/navigation";
import { sectionAddress } from "@/components/learning/steps";

/** `/quiz/{topicId}`, as the topics page links it (learning §2). */
export default async function QuizEntry({ params }: { params: Promise<{ id: string }> }) {
  redirect(sectionAddress((await params).id, "quiz"));
}
