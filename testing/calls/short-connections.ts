/**
 * Closes a connection that is idle for some seconds. The portal closes it after 65 s, and on a busy machine a call could
 * go out on a connection that the portal has just closed.
 */
const dispatcherName = Symbol.for("undici.globalDispatcher.1");
type Agent = new (options: { keepAliveMaxTimeout: number }) => object;
type Dispatchers = { [dispatcherName]?: { constructor: unknown } };

// Node makes the dispatcher of `fetch` at its first use.
await fetch("data:,");
const dispatchers = globalThis as Dispatchers;
const NodesAgent = dispatchers[dispatcherName]?.constructor as Agent;
dispatchers[dispatcherName] = new NodesAgent({ keepAliveMaxTimeout: 5000 });

export {};
