// What other features use of this one on the server.

export { ListenRow } from "./listen-row";
