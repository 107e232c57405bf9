type Child = Node | string | null;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> & {
  readonly style?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly aria?: Readonly<Record<string, string>>;
  readonly on?: { readonly [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void };
};

/** Creates an element with properties and children; strings become text nodes, never HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { style, data = {}, aria = {}, on = {}, ...properties }: Properties<Tag> = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  if (style !== undefined) element.setAttribute('style', style);
  for (const [name, value] of Object.entries(data)) element.dataset[name] = value;
  for (const [name, value] of Object.entries(aria)) element.setAttribute(name === 'role' ? name : `aria-${name}`, value);
  for (const [name, act] of Object.entries(on)) element.addEventListener(name, act as EventListener);
  element.append(...children.flat().filter((child) => child !== null));
  return element;
}
