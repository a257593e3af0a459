type Asked = { lesson: { topic: string } | null };

/** Whether a quiz's questions are of several topics, as in a course's last quiz (rule: quiz.bank): each then names its own. */
export function spansTopics(questions: Asked[], topicId: string): boolean {
  return questions.some(({ lesson }) => lesson && lesson.topic !== "" && lesson.topic !== topicId);
}
