import { readFile } from 'node:fs/promises';
import { embeddedDemo, type ReadOptions, readVendors } from '../../../manifest/index.ts';
import { demoCatalogue } from './demoData.ts';

/**
 * The studios of a file of vendors and their games, by which manifests are checked; undefined while the file has errors.
 * `imported` are the games in the merchant's catalogue; without a database those of other vendors than the demo are not known.
 */
export async function knownCatalogue(file: string, imported?: readonly string[]): Promise<ReadOptions['catalogue']> {
  const text = await readFile(file).catch(() => null);
  const reading = text === null ? null : readVendors(text);
  if (reading === null || !reading.ok) return undefined;
  const { vendors } = reading;
  const isDemo = vendors.map(({ api }) => api === embeddedDemo);
  const games = [...(isDemo.includes(true) ? demoCatalogue.map(({ id }) => id) : []), ...(imported ?? [])];
  const isComplete = imported === undefined ? !isDemo.includes(false) : games.length > 0;
  return { studios: vendors.flatMap(({ studios }) => studios), games: isComplete ? games : null };
}
