/** Whether a quiz's questions are of several topics, as in a course's last quiz (rule: quiz.bank): each then names its own. */
export function spansTopics(questions: { lesson: { topic: string } | null }[], topicId: string): boolean {
  return questions.some(({ lesson }) => lesson && lesson.topic !== "" && lesson.topic !== topicId);
}
