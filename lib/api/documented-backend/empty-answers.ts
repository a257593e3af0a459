// The results of calls that a backend lacks: nobody waits for a guardian, no earlier answers are shown again, no
// message counts as seen.

export const noGuardianNeeded = async () => ({ success: true, waiting: false, guardian_email: "", firstName: "" });

export const noEarlierAnswers = async () => ({ answers: {} });

export const nothingSeen = async () => ({ status: true, message: "" });

/** No documented call ends a session: its token is only removed with the browser's cookie. */
export const onlyForgotten = async () => ({ status: true, message: "" });
