"use client";

import { useEffect } from "react";
import { onOtherAccount, pageAccount, renderedAccount, signedInMarker } from "@/lib/api/page-account/page-account";
import { clearAndReload, leaveForOtherAccount } from "./leave-page";

const channelName = "portal-account";

/** Clears a page whose account is not the one that is signed in any more. A guest's page shows nobody's. */
function look(): void {
  const account = pageAccount();
  const now = signedInMarker();
  if (account === null || now === null || now === account) return;
  if (now === "") clearAndReload();
  else leaveForOtherAccount(renderedAccount() ? undefined : window.location.pathname + window.location.search);
}

/** For browsers without BroadcastChannel: the other tabs hear a change of the storage. */
function notifyByStorage(): void {
  try {
    window.localStorage.setItem(channelName, String(Date.now()));
  } catch {
    // A browser that refuses its storage tells nobody; the server still refuses what is sent.
  }
}

/**
 * Tells the other tabs that a page has been loaded, so that they look whether their account is still the one that is signed in: every way
 * of logging in or out ends in such a page. A tab that was frozen meanwhile looks when it is shown again.
 */
export function watchAccount(): () => void {
  // Read now: a page for everybody is of the account that is signed in when it is loaded.
  pageAccount();
  const onShown = () => document.visibilityState === "visible" && look();
  const onStorage = ({ key }: StorageEvent) => (key === channelName || key === null) && look();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.addEventListener("message", look);
  if (channel) channel.postMessage("loaded");
  else notifyByStorage();
  const stopHearing = onOtherAccount(() => leaveForOtherAccount());
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShown);
  document.addEventListener("visibilitychange", onShown);
  return () => {
    channel?.close();
    stopHearing();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShown);
    document.removeEventListener("visibilitychange", onShown);
  };
}

/** On every page: notices when another tab logs out or logs somebody else in. */
export function WatchAccount() {
  useEffect(watchAccount, []);
  return null;
}
