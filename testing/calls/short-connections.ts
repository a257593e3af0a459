/**
 * Makes `fetch` close a connection after some idle seconds. The portal closes an idle connection after 65 s. On a busy
 * machine a test could send a call on a connection that the portal is closing, and the call would fail.
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
