import { expect, it } from 'vitest';
import { findCommands, plainText } from './findCommands.ts';
import type { Command } from './registry.ts';

const command = (id: string, group: Command['group'], label: string, more: Partial<Command> = {}): Command => ({
  id,
  group,
  label,
  ...more,
});
const commands = [
  command('missions', 'settings', 'Home page › Sections › Missions'),
  command('mode', 'commands', 'Mode: dark'),
  command('help', 'commands', 'Keyboard', { isKeyOnly: true }),
  command('hacson', 'brands', 'Hạc Son', { words: 'hacson hacson.localhost' }),
  command('dong', 'brands', 'Đồng Xuân'),
];
const idsOf = (query: string) => findCommands(commands, query).map(({ id }) => id);

it('finds names without their Vietnamese marks', () => {
  expect(plainText('Đồng Xuân')).toBe('dong xuan');
  expect(idsOf('dong xuan')).toEqual(['dong']);
  expect(idsOf('hac')).toEqual(['hacson']);
});

it('narrows by the first character, and leaves out what has a key only', () => {
  expect(idsOf('#')).toEqual(['hacson', 'dong']);
  expect(idsOf('>')).toEqual(['mode']);
  expect(idsOf('keyboard')).toEqual([]);
});

it('needs every word of the query, in the order of the groups', () => {
  expect(idsOf('home missions')).toEqual(['missions']);
  expect(idsOf('home mode')).toEqual([]);
  expect(idsOf('')).toEqual(['missions', 'mode', 'hacson', 'dong']);
});
