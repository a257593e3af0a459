/** Whether an address is of the API. */
export const isCall = (url: string) => /^\/api(?:[/?]|$)/.test(url);
