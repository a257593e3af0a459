/** Counts the turns of the event loop in which something else is done, until the work is over. */
export async function turnsDuring(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = new Promise<void>((resolve) => {
    const turn = () => {
      turns += 1;
      if (isOver) resolve();
      else setImmediate(turn);
    };
    setImmediate(turn);
  });
  await work();
  isOver = true;
  await others;
  return turns;
}
