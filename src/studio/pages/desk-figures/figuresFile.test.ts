import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../../.storybook/studio/data/figures.ts';
import type { Language } from '../../../domain/language.ts';
import { createText } from '../../i18n/createText.ts';
import { figuresFile } from './figuresFile.ts';

const figures = figuresOf(7);

async function linesIn(language: Language, more: Partial<Parameters<typeof figuresFile>[0]> = {}) {
  const words = await createText(language);
  const text = (key: string, params?: object) => words.t(key, { ...params });
  return figuresFile({ figures, brand: 'Aurora', name: 'stakes', text, language, ...more }).split('\r\n');
}

const twoPlaces = (amount: string | undefined) => Number(amount).toFixed(2);

/** Contents of the cells of a line, without their quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

describe('the file of figures', () => {
  it('has the figures of today, and the hours and days of the chosen one, as numbers', async () => {
    const lines = await linesIn('en');
    expect(lines[0]).toBe('\uFEFFFigures,Aurora,2026-11-20,11:00');
    expect(lines).toContain('Active players,5318,5158');
    expect(lines).toContain(`"Stakes, ₫",${twoPlaces(figures.soFar.now.stakes)},${twoPlaces(figures.soFar.before.stakes)}`);
    expect(lines).toContain('"Stakes, ₫ by hour"');
    // The hour that runs has no figure of today.
    expect(lines).toContain(`10:00,${twoPlaces(figures.byHour[10]?.now.stakes)},268000000.00`);
    expect(lines).toContain('11:00,,286000000.00');
    expect(lines).toContain('Day,Last 7 days,7 days before');
    expect(lines.filter((line) => /^2026-11-1[3-9],/.test(line))).toHaveLength(7);
    expect(lines).toContain('First bet,448,419');
    expect(lines).toContain('Slots,62400000000.00,3.90,61100000000.00');
    expect(lines).toContain('2026-10,1561,1498,921');
  });

  it('has the separators of the language, so that a spreadsheet takes numbers for numbers', async () => {
    const lines = await linesIn('vi', { name: 'holdShare' });
    expect(lines[0]).toBe('\uFEFFSố liệu;Aurora;2026-11-20;11:00');
    expect(lines).toContain('10:00;3,80;3,60');
  });

  it.each(['=1+1', '+84 brand', '-2', '@SUM(A1)', '\t=1'])('holds no cell that a spreadsheet runs: %j', async (given) => {
    const lines = await linesIn('en', {
      brand: given,
      figures: { ...figures, symbol: given, categories: figures.categories.map((row) => ({ ...row, category: given })) },
    });
    const cells = lines.flatMap((line) => cellsOf(line.replace('\uFEFF', '')));
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell))).toEqual([]);
    expect(cells[1]).toBe(`'${given}`);
    expect(cells.filter((cell) => cell === `'${given}`)).toHaveLength(1 + figures.categories.length);
  });

  it('writes a loss as a number with its sign', async () => {
    const [hour] = figures.byHour;
    if (hour === undefined) throw new Error('The day has no hours.');
    const loss = { ...hour, now: { ...hour.now, stakes: '5.0000', payouts: '9.5000' } };
    const lines = await linesIn('en', { name: 'hold', figures: { ...figures, byHour: [loss, ...figures.byHour.slice(1)] } });
    expect(lines.find((line) => line.startsWith('00:00,'))).toMatch(/^00:00,-4\.50,/);
  });
});
