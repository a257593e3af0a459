/**
 * The words for guests or for learners while the account is not known yet, by the mark that the head sets before the
 * first paint (globals.css).
 */
export function UntilKnown({ guests, learners }: { guests: string; learners: string }) {
  return (
    <>
      <span className="for-guests">{guests}</span>
      <span className="for-learners">{learners}</span>
    </>
  );
}
