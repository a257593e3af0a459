/** The words for guests or learners while the account is unknown, by the mark in the head (globals.css). */
export function UntilKnown({ guests, learners }: { guests: string; learners: string }) {
  return (
    <>
      <span className="for-guests">{guests}</span>
      <span className="for-learners">{learners}</span>
    </>
  );
}
