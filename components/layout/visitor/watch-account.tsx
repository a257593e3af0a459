"use client";

import { useEffect } from "react";
import { onOtherAccount, pageAccount, renderedAccount, signedInMarker } from "@/lib/api/page-account/page-account";
import { clearAndReload, leaveForOtherAccount } from "./leave-page";
import { tryStorage } from "./try-storage";

const channelName = "portal-account";

/** Clears the page if its account is no longer the signed-in one. A guest's page shows no account. */
function look(): void {
  const account = pageAccount();
  const now = signedInMarker();
  if (account === null || now === null || now === account) return;
  if (now === "") clearAndReload();
  else leaveForOtherAccount(renderedAccount() ? undefined : window.location.pathname + window.location.search);
}

/** Other tabs check their account when a page was loaded: every login and logout ends in a page load. */
export function watchAccount(): () => void {
  // Read now: a public page belongs to the account that is signed in when it loads.
  pageAccount();
  const onShown = () => document.visibilityState === "visible" && look();
  // A logout also clears the storage (key `null`) in its own tab, whose way to the login must go on.
  const onStorage = ({ key }: StorageEvent) => key === channelName && look();
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(channelName);
  channel?.addEventListener("message", look);
  if (channel) channel.postMessage("loaded");
  // Other tabs receive a storage event. Without storage the server still rejects what is sent (docs/decisions/0037).
  else tryStorage("local", (storage) => storage.setItem(channelName, String(Date.now())));
  const stopListening = onOtherAccount(() => leaveForOtherAccount());
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShown);
  document.addEventListener("visibilitychange", onShown);
  return () => {
    channel?.close();
    stopListening();
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShown);
    document.removeEventListener("visibilitychange", onShown);
  };
}

/** On every page: reacts when another tab logs out or signs in to another account. */
export function WatchAccount() {
  useEffect(watchAccount, []);
  return null;
}
