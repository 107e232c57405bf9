/** Attributes that affect rendering or accessible text, unlike ids. */
const visibleAttributes = [
  'class',
  'aria-label',
  'aria-busy',
  'aria-disabled',
  'aria-invalid',
  'aria-selected',
  'disabled',
  'src',
  'href',
  'type',
];

/** Serialises the visible content of an element: equal texts mean equal rendering. */
export function drawnText(element: Element): string {
  if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return '';
  // Storybook's UI next to the story.
  if (element !== document.body && element.classList[0]?.startsWith('sb-') === true) return '';
  const attributes = visibleAttributes.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const typed = element instanceof HTMLInputElement ? [`${element.value} ${element.checked}`] : [];
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? drawnText(node) : node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '',
  );
  return `<${element.tagName} ${[...attributes, ...typed].join(' ')}>${inside.join('')}`;
}
