/** The questions that a learner can answer after a module. */
export function CanAnswer({ questions }: { questions: string[] }) {
  return (
    <ul className="mb-2 grid gap-2">
      {questions.map((question) => (
        <li key={question} className="border-s-4 border-marigold ps-3 leading-snug">
          {question}
        </li>
      ))}
    </ul>
  );
}
