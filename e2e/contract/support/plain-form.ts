import type { Element } from "hast";
import { attribute, findAll, hasName, isTag, textOf } from "./html";

type Value = string | boolean;
/** What a person puts in: a file too. */
type Input = Value | File;
type Pressed = string | RegExp | { name: string; value?: string };

const isControl = isTag("input", "select", "textarea");
const typeOf = (element: Element) => attribute(element, "type").toLowerCase();
const isSwitch = (element: Element) => ["checkbox", "radio"].includes(typeOf(element));

/** What a form needs of its browser (`PlainBrowser`). */
type Browsing = {
  url: string;
  all(wanted: (element: Element) => boolean): Element[];
  open(address: string): Promise<unknown>;
  post(address: string, body: FormData | URLSearchParams): Promise<unknown>;
};

/** A form of a page as a person without JavaScript uses it. */
export class PlainForm<Browser extends Browsing> {
  readonly #changed = new Map<Element, Input>();

  constructor(
    readonly element: Element,
    readonly browser: Browser,
  ) {}

  get text(): string {
    return textOf(this.element);
  }

  has(name: string): boolean {
    return this.#named(name).length > 0;
  }

  /** Whether the form has a button with this name and value. */
  offers(name: string, value: string): boolean {
    return this.#buttons().some((each) => hasName(name)(each) && attribute(each, "value") === value);
  }

  /** What a field holds: a text, the chosen option, or whether a box is ticked. */
  value(name: string): Value {
    const fields = this.#named(name);
    const [field] = fields;
    if (!field) throw new Error(`The form has no field ${name}: ${this.text.slice(0, 300)}`);
    if (typeOf(field) === "radio") {
      const chosen = fields.find((each) => this.#isOn(each));
      return chosen ? attribute(chosen, "value") : "";
    }
    return typeOf(field) === "checkbox" ? this.#isOn(field) : this.#text(field);
  }

  /** Values of the named fields that a person sees. */
  values(): Record<string, Value> {
    const seen = this.#controls().filter((each) => !["hidden", "submit", "button", "file"].includes(typeOf(each)));
    return Object.fromEntries(seen.map((each) => [attribute(each, "name"), this.value(attribute(each, "name"))]));
  }

  /** Types, chooses or ticks. Whatever the page does not offer is an error. */
  fill(values: Record<string, Input>): this {
    for (const [name, value] of Object.entries(values)) {
      const fields = this.#named(name);
      const [field] = fields;
      if (!field) throw new Error(`The form has no field ${name}: ${this.text.slice(0, 300)}`);
      if (typeOf(field) === "radio" || (isSwitch(field) && typeof value === "string"))
        this.#choose(fields, name, value);
      else if (field.tagName === "select") this.#change(field, this.#offered(field, name, String(value)));
      else this.#change(field, value);
    }
    return this;
  }

  /** Takes the tick out of one box of several with the same name. */
  leaveOut(box: Element): this {
    this.#change(box, false);
    return this;
  }

  /** Presses a button, by its text, its name and value, or the last one. */
  async submit(pressed?: Pressed): Promise<Browser> {
    const { address, method, body } = this.request(pressed);
    if (method === "get")
      await this.browser.open(`${address.split("?")[0]}?${new URLSearchParams(body as unknown as URLSearchParams)}`);
    else await this.browser.post(address, body);
    return this.browser;
  }

  /** What `submit` would send. */
  request(pressed?: Pressed): { address: string; method: string; body: FormData } {
    const button = this.#button(pressed);
    const body = new FormData();
    for (const control of this.#controls()) {
      const name = attribute(control, "name");
      if (["submit", "button", "image"].includes(typeOf(control))) continue;
      // A browser sends an empty file where none was chosen.
      if (typeOf(control) === "file") {
        const chosen = this.#changed.get(control);
        body.append(name, chosen instanceof File ? chosen : new File([], ""));
        continue;
      }
      if (isSwitch(control)) {
        if (this.#isOn(control)) body.append(name, attribute(control, "value") || "on");
      } else body.append(name, this.#text(control));
    }
    const name = button && attribute(button, "name");
    if (button && name) body.append(name, attribute(button, "value"));
    return {
      address: (button && attribute(button, "formAction")) || attribute(this.element, "action") || this.browser.url,
      method: ((button && attribute(button, "formMethod")) || attribute(this.element, "method") || "get").toLowerCase(),
      body,
    };
  }

  #controls(): Element[] {
    const id = attribute(this.element, "id");
    const outside = id ? this.browser.all((each) => attribute(each, "form") === id) : [];
    return [...findAll(this.element, isControl), ...outside.filter(isControl)].filter(
      (each) => attribute(each, "name") !== "" && each.properties.disabled !== true,
    );
  }

  #named(name: string): Element[] {
    return this.#controls().filter(hasName(name));
  }

  #buttons(): Element[] {
    const id = attribute(this.element, "id");
    return [
      ...findAll(this.element, isTag("button")),
      ...this.browser.all((each) => each.tagName === "button" && id !== "" && attribute(each, "form") === id),
    ].filter((each) => (typeOf(each) || "submit") === "submit" && each.properties.disabled !== true);
  }

  #button(pressed: Pressed | undefined): Element | undefined {
    const buttons = this.#buttons();
    if (pressed === undefined) return buttons.at(-1);
    const button = buttons.find((each) =>
      typeof pressed === "string"
        ? textOf(each) === pressed
        : pressed instanceof RegExp
          ? pressed.test(textOf(each))
          : hasName(pressed.name)(each) && (pressed.value === undefined || attribute(each, "value") === pressed.value),
    );
    if (!button)
      throw new Error(`The form has no button ${JSON.stringify(pressed)}: ${buttons.map(textOf).join(" · ")}`);
    return button;
  }

  #change(field: Element, value: Input): void {
    this.#changed.set(field, value);
  }

  #choose(fields: Element[], name: string, value: Input): void {
    const chosen = fields.find((each) => attribute(each, "value") === value);
    if (!chosen) throw new Error(`${name} offers no ${value}: ${fields.map((each) => attribute(each, "value"))}`);
    if (typeOf(chosen) === "radio") for (const each of fields) this.#change(each, each === chosen);
    else this.#change(chosen, true);
  }

  #offered(select: Element, name: string, value: string): string {
    const options = findAll(select, isTag("option"));
    const option = options.find((each) => optionValue(each) === value);
    if (!option) throw new Error(`${name} offers no ${value}: ${options.map(optionValue).join(", ")}`);
    return value;
  }

  #isOn(control: Element): boolean {
    const changed = this.#changed.get(control);
    return changed === undefined ? control.properties.checked === true : changed === true;
  }

  #text(control: Element): string {
    const changed = this.#changed.get(control);
    if (typeof changed === "string") return changed;
    if (control.tagName === "textarea") return rawText(control);
    if (control.tagName !== "select") return attribute(control, "value");
    const options = findAll(control, isTag("option"));
    const chosen = options.find((each) => each.properties.selected === true) ?? options[0];
    return chosen ? optionValue(chosen) : "";
  }
}

const rawText = (element: Element) => element.children.map((child) => ("value" in child ? child.value : "")).join("");

function optionValue(option: Element): string {
  return option.properties.value === undefined ? rawText(option).trim() : attribute(option, "value");
}
