/** Marks the answer of a call that is the same for everybody (`sameForAll`) for the server in front of Next, which removes the header and stores the answer. */
export const sharedHeader = "x-portal-shared";
