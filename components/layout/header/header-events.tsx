"use client";

import { useEffect } from "react";
import { listenForAddresses } from "./address-events";
import { listenForMenus } from "./close-menus";
import { listenForLogout } from "./logout-events";

const listeners = [listenForMenus, listenForAddresses, listenForLogout];

/** What the header and the bar of a reading page do with JavaScript. They are finished HTML, so these listen on the document. */
export function HeaderEvents() {
  useEffect(() => {
    const stops = listeners.map((listen) => listen());
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
