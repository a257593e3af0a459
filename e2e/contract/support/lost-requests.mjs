// Loaded into a portal before its own code: what runs inside of Next never finds the request that it answers, as
// decision 0121 saw it happen once.

let requests;
globalThis.portalProcess = {
  get requests() {
    return requests && { run: (state, work) => requests.run(state, work), getStore: () => undefined };
  },
  set requests(opened) {
    requests = opened;
  },
};
