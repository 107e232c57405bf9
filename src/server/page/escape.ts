const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML, inside elements and inside quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON for a script element: nothing in it can end the element or start a comment. */
export const jsonForScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
