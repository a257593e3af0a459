import type { OfferedTopic } from "../../lib/contract/learning/offline";
import { languageOrDefault } from "../../lib/platform/i18n/language";
import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { button, el, icon } from "./dom";
import { refusedList } from "./refused";
import { type Asked, readCourse, saveCourse, savePlans, saveTopic } from "./save";
import { noteFlag, readStored, removeTopics } from "./stored";
import { whenSent } from "./waiting";
import { savedWords, sizeText } from "./words";

/** For the place to save on a course's page, whose colours and letters it takes. */
const panelStyle = [
  ".save-offline{border:1px solid var(--color-hairline);border-radius:var(--radius-card);background:var(--color-white);padding:.25rem 1rem}.save-offline[open]{padding-bottom:1rem}",
  ".save-offline>summary{margin:0!important}.save-offline>summary h2{line-height:1.35}.save-offline p:empty{display:none}",
  ".save-offline h2{font-size:1.15rem;margin:0}.save-offline p{margin:.5rem 0 0;line-height:1.45}",
  ".save-offline .soft{color:var(--color-ink-soft);font-size:.9em;font-weight:400}",
  ".save-offline button{min-height:48px;padding:.45rem 1rem;border:2px solid var(--color-peacock);border-radius:var(--radius-control);background:var(--color-white);color:var(--color-peacock);font:inherit;font-weight:600;cursor:pointer}",
  ".save-offline button.main{background:var(--color-peacock);color:var(--color-white);width:100%;margin-top:.75rem}",
  ".save-offline button.plain{border-color:transparent;background:none;text-decoration:underline;padding-inline:0}",
  ".save-offline label{display:flex;gap:.75rem;align-items:center;min-height:48px;margin-top:.5rem;line-height:1.35}",
  ".save-offline input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--color-peacock)}",
  ".save-offline summary{min-height:48px;display:flex;align-items:center;font-weight:600;cursor:pointer;margin-top:.5rem}",
  ".save-offline summary::before{content:'+';font-weight:700;width:1.5rem}.save-offline[open]>summary::before,.save-offline details[open]>summary::before{content:'−'}",
  ".save-offline h3{font-size:1rem;margin:1rem 0 0}.save-offline ul{list-style:none;margin:.25rem 0 0;padding:0}",
  ".save-offline li{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;border-top:1px solid var(--color-hairline);padding:.35rem 0}",
  ".save-offline li>span{flex:1 1 9rem;min-width:0;line-height:1.3}.save-offline progress{width:100%;height:.75rem;accent-color:var(--color-peacock);margin-top:.75rem}",
  ".save-offline .icon{display:inline-block;width:1.2em;height:1.2em;vertical-align:-.2em;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}",
  ".save-offline .saved{color:var(--color-leaf);font-weight:600}",
].join("");

/** Fills the place to save on the page of a course: sizes, what is saved, saving with progress, removing. */
export async function showPanel(place: HTMLElement, account: string): Promise<void> {
  const language = languageOrDefault(place.dataset.offlineLanguage);
  const words = savedWords(language);
  let stop: AbortController | null = null;
  let said = "";
  const asked = (): Asked => ({ account, language, signal: (stop ?? new AbortController()).signal });
  const course = await readCourse(place.dataset.offlineCourse ?? "", asked());
  const films = new Set<string>();
  const before = (await readStored(account)).courses.find(({ courseId }) => courseId === course.course_id);
  let follows = before?.follows ?? true;

  const summaryElement = (state: string) =>
    el("summary", el("span", el("h2", words.panelTitle), state && el("span", { class: "soft" }, state)));

  async function run(topics: OfferedTopic[]): Promise<void> {
    if (stop) return;
    stop = new AbortController();
    const line = el("p", { role: "status" });
    const bar = el("progress", { max: 1, value: 0, "aria-label": words.panelTitle });
    const end = button(words.stop, () => stop?.abort());
    const box = place.querySelector<HTMLDetailsElement>(".save-offline");
    box?.replaceChildren(summaryElement(""), line, bar, el("p", end));
    if (box) box.open = true;
    end.focus();
    const report = (text: string, part: number) => {
      line.textContent = text;
      bar.value = part;
    };
    try {
      await saveCourse(course, asked(), follows);
      for (const [index, topic] of topics.entries()) {
        const { topic_id, name, recordings } = topic;
        report(fill(words.progress, { number: index + 1, total: topics.length, topic: name }), index / topics.length);
        const chosen = recordings.map(({ address }) => address).filter((address) => films.has(address));
        await saveTopic(topic_id, bytesOf(topic), chosen, asked());
      }
      report(words.progressPlans, 0.98);
      await savePlans(course.plans, asked());
      said = words.done;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      said = stop.signal.aborted ? words.stopped : isFull ? words.full : words.failed;
    }
    stop = null;
    await noteFlag(account);
    await draw();
  }

  async function remove(ids: string[]): Promise<void> {
    await removeTopics(account, ids);
    said = words.removed;
    await draw();
  }

  const bytesOf = ({ bytes, recordings }: OfferedTopic) =>
    recordings.reduce((sum, film) => sum + (films.has(film.address) ? film.bytes : 0), bytes);
  const weight = (topics: OfferedTopic[]) => sizeText(topics.reduce((sum, topic) => sum + bytesOf(topic), 0));

  function topicRow(topic: OfferedTopic, saved: StoredTopic | undefined): HTMLElement {
    const { topic_id, name, open } = topic;
    const state = saved
      ? el("span", { class: "saved" }, icon("check"), ` ${words.isSaved} (${sizeText(saved.bytes)})`)
      : el("span", { class: "soft" }, open ? weight([topic]) : words.opensLater);
    const press = saved
      ? button(words.remove, () => remove([topic_id]), { "aria-label": fill(words.removeOf, { topic: name }) })
      : open && button(words.save, () => run([topic]), { "aria-label": fill(words.saveOf, { topic: name }) });
    return el("li", el("span", name, el("br"), state), press);
  }

  /** What of the course is not included, and why; and whether it is saved once it opens. */
  function lockedNote(isCourseSaved: boolean): HTMLElement[] {
    const locked = course.topics.filter(({ open }) => !open);
    if (locked.length === 0) return [];
    const note = locked.length === 1 ? words.lockedOne : fill(words.lockedMany, { count: locked.length });
    const size = sizeText(locked.reduce((sum, { bytes }) => sum + bytes, 0) / locked.length);
    const change = async () => {
      follows = !follows;
      if (isCourseSaved) await saveCourse(course, asked(), follows);
    };
    const tick = el("input", { type: "checkbox", name: "follows", checked: follows, onchange: () => void change() });
    return [el("p", note), el("label", tick, el("span", fill(words.follow, { size })))];
  }

  async function draw(): Promise<void> {
    const stored = await readStored(account);
    const saved = new Map(
      stored.topics.filter(({ language: of }) => of === language).map((each) => [each.topicId, each]),
    );
    const open = course.topics.filter((topic) => topic.open);
    const rest = open.filter(({ topic_id }) => !saved.has(topic_id));
    const here = course.topics.filter(({ topic_id }) => saved.has(topic_id));
    const [count, total] = [open.length - rest.length, open.length];
    const modules = [...new Set(course.topics.map(({ module_name }) => module_name))];
    const choices = rest.flatMap(({ recordings }) => recordings);
    const all = total === 1 ? words.allSavedOne : words.allSaved;
    const state = count === 0 ? words.noneSaved : count === total ? all : words.someSaved;
    const stateText = fill(state, { count, total });
    const saveText = count > 0 ? words.saveRest : total === 1 ? words.saveOpenOne : words.saveOpen;
    const box = el(
      "details",
      { class: "save-offline" },
      // The page is long: the line is as short as it can be until something is saved.
      summaryElement(count === 0 ? "" : stateText),
      count === 0 && el("p", stateText),
      el("p", { class: "soft" }, words.panelText),
      el("p", { role: "status" }, said),
      choices.map(({ address, title, bytes }) => {
        const onchange = () => {
          if (!films.delete(address)) films.add(address);
          void draw();
        };
        const tick = el("input", { type: "checkbox", checked: films.has(address), onchange });
        return el("label", tick, el("span", fill(words.withFilm, { title, size: sizeText(bytes) })));
      }),
      lockedNote(here.length > 0),
      rest.length > 0 && button(fill(saveText, { size: weight(rest) }), () => run(rest), { class: "main" }),
      el(
        "details",
        { class: "choose" },
        el("summary", words.choose),
        modules.flatMap((module) => {
          const topics = course.topics.filter(({ module_name }) => module_name === module);
          const unsaved = rest.filter(({ module_name }) => module_name === module);
          return [
            el("h3", module),
            el(
              "ul",
              topics.map((topic) => topicRow(topic, saved.get(topic.topic_id))),
            ),
            unsaved.length > 1 && button(fill(words.saveModule, { size: weight(unsaved) }), () => run(unsaved)),
          ];
        }),
      ),
      here.length > 0 && [
        el("p", el("a", { href: "/offline" }, words.seeSaved)),
        button(words.removeAll, () => remove(here.map(({ topic_id }) => topic_id)), { class: "plain" }),
      ],
      refusedList({ account, stored, words }, draw),
    );
    const [before, after] = [place, box].map((each) => each.querySelector<HTMLDetailsElement>("details.choose"));
    if (after) after.open = before?.open ?? false;
    box.open = place.querySelector<HTMLDetailsElement>(".save-offline")?.open ?? false;
    place.replaceChildren(el("style", panelStyle), box);
    place.hidden = false;
    said = "";
  }

  whenSent(() => void draw());
  await draw();
}
