/** Sets form fields by name; skips fields that are not on the page. */
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

/** React overrides the `value` setter on the element; the prototype's setter bypasses it, so that React sees a change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
