"use client";

import { useEffect } from "react";
import { loginPathFrom } from "@/lib/api/http/return-path";
import { helplineKeysFor } from "@/lib/contract/danger/kinds";
import { landingPageAt } from "@/lib/contract/rules/campaign-parameters";
import { decoded } from "@/lib/contract/text/decoded";
import { deleteAllDrafts } from "../visitor/drafts";

const handlers = {
  submit: [deleteDraftsAtLogout],
  keydown: [closeMenusAtEscape, chooseByKey],
  pointerdown: [closeOtherMenus],
  click: [completeLink, openLinked],
  input: [helpInDanger],
} satisfies { [Type in keyof DocumentEventMap]?: ((event: DocumentEventMap[Type]) => void)[] };
const listeners = Object.entries(handlers).flatMap(([type, all]) =>
  all.map((each) => ({ type, each: each as EventListener })),
);

/** The behaviour of the header and of a reading page's bar. Both are finished HTML, so the document listens. */
export function HeaderEvents() {
  useEffect(() => {
    const openNamed = () => openFold(window.location.hash);
    openNamed();
    window.addEventListener("hashchange", openNamed);
    for (const { type, each } of listeners) document.addEventListener(type, each);
    return () => {
      window.removeEventListener("hashchange", openNamed);
      for (const { type, each } of listeners) document.removeEventListener(type, each);
    };
  }, []);
  return null;
}

function deleteDraftsAtLogout({ target }: Event): void {
  if (target instanceof Element && target.matches("header form[action='/logout']")) deleteAllDrafts();
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("header details[open]");

function closeMenusAtEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
}

/** A press outside of a menu of the header closes it. */
function closeOtherMenus({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
}

/**
 * Completes two kinds of links that are the same on every page. A language link (`data-language`) keeps the rest of the
 * address. The *Login* link (`data-login`) names the page to return to (rule: login.return-path), except on a landing
 * page, which has saved its own path (rule: campaign.marker). Without JavaScript the middleware does both from the
 * referring page.
 */
function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.dataset.language) link.href = inLanguage(link.dataset.language);
  else if (link?.dataset.login !== undefined)
    link.href = landingPageAt(window.location.pathname) ? "/login" : loginPathFrom(window.location);
}

function inLanguage(language: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set("language", language);
  return address.href;
}

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Arrow keys only move the focus between languages (WCAG 3.2.2); Space and Enter choose. */
function chooseByKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (
    !(target instanceof HTMLAnchorElement) ||
    target.getAttribute("role") !== "radio" ||
    (key !== " " && !arrows.includes(key))
  )
    return;
  event.preventDefault();
  if (key === " ") {
    target.click();
    return;
  }
  const choices = [...(target.parentElement?.children ?? [])];
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const other = choices.at((choices.indexOf(target) + step) % choices.length);
  if (other instanceof HTMLElement) other.focus();
}

/** Opens the folded section of a link on this page, also where the link changes no address. */
function openLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href^='#']") : null;
  if (link) openFold(link.hash);
}

function openFold(hash: string): void {
  const fold = document.getElementById(decoded(hash.slice(1)) ?? "")?.closest("details");
  if (fold) fold.open = true;
}

/** As for the other fields (components/forms/danger): a cheap phone needs some milliseconds for the phrases. */
const pauseMs = 250;
let pause: ReturnType<typeof setTimeout>;

/** Shows the numbers beside a search field with words of danger. */
function helpInDanger({ target }: Event): void {
  if (!(target instanceof HTMLInputElement && target.matches("form[action='/search'] input[name='query']"))) return;
  clearTimeout(pause);
  pause = setTimeout(() => showNumbers(target), pauseMs);
}

async function showNumbers(field: HTMLInputElement): Promise<void> {
  const template = field.form?.querySelector<HTMLTemplateElement>("template[data-search-help]");
  if (!template) return;
  try {
    const { dangersIn } = await import("@/lib/contract/danger");
    const keys = helplineKeysFor(dangersIn(field.value));
    const help = shownBeside(template, keys.length > 0);
    if (!help) return;
    const lines = [...help.querySelectorAll<HTMLElement>("[data-helpline]")];
    for (const line of lines) line.hidden = !keys.includes(line.dataset.helpline ?? "");
    // The most useful number for this kind of danger stands first.
    for (const key of keys)
      for (const line of lines) if (line.dataset.helpline === key) line.parentElement?.append(line);
    help.hidden = keys.length === 0;
  } catch {
    // Without a connection the phrases do not load; the page of results has the numbers.
  }
}

/** What was copied out of the template before, or is copied now if it is needed. */
function shownBeside(template: HTMLTemplateElement, isNeeded: boolean): HTMLElement | null {
  const before = template.nextElementSibling;
  if (before instanceof HTMLElement) return before;
  if (!isNeeded) return null;
  template.after(template.content.cloneNode(true));
  return template.nextElementSibling instanceof HTMLElement ? template.nextElementSibling : null;
}
