/** A player's name as others see it: the first two and the last character, never how long it is. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  if (characters.length < 4) return `${characters[0] ?? ''}***`;
  return `${characters.slice(0, 2).join('')}***${characters.at(-1) ?? ''}`;
}
