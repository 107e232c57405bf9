type Child = Node | string | null | false;
type Listeners = { readonly [Name in `on${string}`]?: (event: never) => void };
type Properties = {
  readonly [name: string]: string | number | boolean | null | undefined | ((event: never) => void);
} & Listeners;

/** Creates an element. `on…` properties become listeners, the others attributes; true is an empty attribute. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: readonly Child[]
) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value as EventListener);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. */
export function s(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly Node[]
): SVGElement {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Replaces the children of an element; null and false are left out. */
export const replace = (parent: Element, ...children: readonly Child[]) =>
  parent.replaceChildren(...children.filter((child) => child !== null && child !== false));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the system asks for reduced motion. */
export const isStill = () => stillness.matches;

export const wait = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));
