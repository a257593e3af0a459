import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { onStopSignal } from "./stop-signals";

function listen(connected?: boolean) {
  const source = Object.assign(new EventEmitter(), { connected });
  const heard: string[] = [];
  const clock = { now: 0 };
  onStopSignal({ stop: (reason) => heard.push(reason), hurry: () => heard.push("hurry") }, source, () => clock.now);
  return { source, heard, clock };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"])("%s stops the portal once, and a later one ends it at once", (signal) => {
  const { source, heard, clock } = listen();
  source.emit(signal);
  // A closed terminal's hang-up, passed on by npm start.
  clock.now = 300;
  source.emit(signal);
  source.emit("SIGTERM");
  expect(heard).toEqual([signal]);
  clock.now = 1500;
  source.emit("SIGINT");
  expect(heard).toEqual([signal, "hurry"]);
});

test("the end of npm start stops the portal, and does not hurry one that stops", () => {
  const { source, heard, clock } = listen(true);
  source.emit("disconnect");
  expect(heard).toEqual(["npm start has ended"]);
  const stopping = listen(true);
  stopping.source.emit("SIGTERM");
  stopping.clock.now = clock.now + 5000;
  stopping.source.emit("disconnect");
  expect(stopping.heard).toEqual(["SIGTERM"]);
  expect(listen(false).heard).toEqual(["npm start has ended"]);
  expect(listen().heard).toEqual([]);
});
