// What a backend without these features answers: nobody waits for a guardian, no earlier answers are shown again, no message counts as seen.

export const noGuardianNeeded = async () => ({ success: true, waiting: false, guardian_email: "", firstName: "" });

export const noEarlierAnswers = async () => ({ answers: {} });

export const nothingSeen = async () => ({ status: true, message: "" });

/** The documented backend has no session that a call ends: its token is forgotten with the browser's cookie. */
export const onlyForgotten = async () => ({ status: true, message: "" });
