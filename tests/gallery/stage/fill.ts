/** Types into the fields of the page by their names, as a person would see it: a field that is not there is left out. */
export function fill(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    for (const field of document.querySelectorAll<HTMLInputElement>(`[role="dialog"] input[name="${CSS.escape(name)}"]`)) {
      if (field.type === 'checkbox' || field.value === value) continue;
      setValue(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** React listens to the element's own setter; the one of the prototype goes past it. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
