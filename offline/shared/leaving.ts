/** On a logout form that waits for what is stored to be deleted. */
export const leavingMark = "data-leaving";
/** On a form that may go on. */
export const cleared = "data-cleared";
export const leaveEvent = "portal:leave";
