// Loaded into a portal before its own code: what runs inside of Next never finds the request that it answers, as
// decision 0121 saw it happen once.

type Requests = { run: (state: unknown, work: () => unknown) => unknown; getStore: () => unknown };

let requests: Requests | undefined;

const portalProcess = {
  get requests() {
    return requests && { run: requests.run.bind(requests), getStore: () => undefined };
  },
  set requests(opened: Requests | undefined) {
    requests = opened;
  },
};
Object.assign(globalThis, { portalProcess });
