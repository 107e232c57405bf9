import type { Command } from './registry.ts';

/** Text without marks and case, so that `hac son` finds `Hạc Son`. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** First characters that narrow the palette to one group. */
const groupOf: Readonly<Record<string, Command['group']>> = { '>': 'commands', '#': 'brands' };

export const groups = ['settings', 'commands', 'pages', 'brands'] as const;

/** Commands that the palette shows for a query: all its words are found, entries that begin with it first. */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  const group = groupOf[query.charAt(0)];
  const wanted = plainText(group === undefined ? query : query.slice(1))
    .split(/\s+/)
    .filter((word) => word !== '');
  const rank = (command: Command) => {
    const label = plainText(command.label);
    const whole = `${label} ${plainText(`${command.detail ?? ''} ${command.words ?? ''}`)}`;
    if (!wanted.every((word) => whole.includes(word))) return null;
    return label.startsWith(wanted[0] ?? '') ? 0 : 1;
  };
  const found = commands.flatMap((command) => {
    const place = command.isKeyOnly === true || (group !== undefined && command.group !== group) ? null : rank(command);
    return place === null ? [] : [{ command, place }];
  });
  return groups.flatMap((each) =>
    found
      .filter(({ command }) => command.group === each)
      .sort((one, other) => one.place - other.place)
      // Settings are many; an empty query lists the ways through the studio first.
      .slice(0, wanted.length === 0 && each === 'settings' ? 3 : 8)
      .map(({ command }) => command),
  );
}
