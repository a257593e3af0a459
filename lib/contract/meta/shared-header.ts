/**
 * Marks the response of a call that is the same for everybody (`sameForAll`): the server in front of Next removes the
 * header and stores the response.
 */
export const sharedHeader = "x-portal-shared";
