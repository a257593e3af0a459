/** Marks a response that is the same for everybody (`sameForAll`): the server removes it and stores the response. */
export const sharedHeader = "x-portal-shared";
