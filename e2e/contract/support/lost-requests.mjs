// Loaded into a portal before its own code: what runs inside of Next never finds the request that it answers, as
// decision 0121 saw it happen once.

/** @typedef {{ run: (state: unknown, work: () => unknown) => unknown }} Requests @type {Requests | undefined} */
let requests;
/** @type {{ portalProcess?: { requests: Requests | undefined } }} */ (globalThis).portalProcess = {
  get requests() {
    return requests && { run: requests.run.bind(requests), getStore: () => undefined };
  },
  set requests(opened) {
    requests = opened;
  },
};
