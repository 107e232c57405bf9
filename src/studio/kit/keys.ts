export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const symbols: Readonly<Record<string, string>> = {
  alt: 'Alt',
  enter: 'Enter',
  esc: 'esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** Text of a key cap. */
export function keyText(key: string): string {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  if (key === 'shift') return isMac() ? '⇧' : 'Shift';
  return symbols[key] ?? key;
}

/** Whether an event is the combination, such as `mod+shift+P`, `?` or `F8`. */
export function isKeys(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  const hasModifier = isMac() ? event.metaKey : event.ctrlKey;
  // A character such as `?` needs Shift on most keyboards, so Shift counts only beside letters and named keys.
  const isShiftRight = /^[a-z]$|^f\d+$/.test(key) ? parts.includes('shift') === event.shiftKey : true;
  return (
    event.key.toLowerCase() === (key === 'esc' ? 'escape' : key) &&
    parts.includes('mod') === hasModifier &&
    parts.includes('alt') === event.altKey &&
    isShiftRight
  );
}

/** Whether a person is writing: letters are no commands then. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox|range|button)$/.test(target.type)) return false;
  return target !== null && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.localName));
}
