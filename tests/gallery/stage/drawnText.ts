/** Attributes that change what is seen or said; ids and the like do not. */
const telling = [
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

/** Everything that is drawn below an element, as one text: two pages with the same text look the same. */
export function drawnText(element: Element): string {
  if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return '';
  // Storybook's own messages stand beside the story.
  if (element !== document.body && element.classList[0]?.startsWith('sb-') === true) return '';
  const attributes = telling.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  const typed = element instanceof HTMLInputElement ? [`${element.value} ${element.checked}`] : [];
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? drawnText(node) : node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '',
  );
  return `<${element.tagName} ${[...attributes, ...typed].join(' ')}>${inside.join('')}`;
}
