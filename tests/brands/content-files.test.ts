import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSvg } from '../../src/manifest/assets/svg.ts';
import { brandOf, filesOf, read, tenants, textsOf } from './brandFiles.ts';

const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif)$/.test(file);
const marks = (text: string) => text.match(/<[a-zA-Z]+|[\w:-]+="/g)?.length;

describe.each(tenants)('%s', (merchant) => {
  const pictures = filesOf(merchant).filter(isPicture);

  it('holds every picture its manifest names and no other', () => {
    const named = new Set(textsOf(merchant).flatMap(({ value }) => (isPicture(value) ? [value] : [])));
    expect([...named].sort()).toEqual([...pictures].sort());
  });

  it('has drawings that the server keeps whole and that load nothing', () => {
    const sources = pictures
      .filter((file) => file.endsWith('.svg'))
      .map((file) => ({ file, text: read(merchant, file).toString('utf8') }));
    const served = (text: string) => {
      const reading = readSvg(text);
      return reading.ok ? reading.text : '';
    };
    expect(sources.filter(({ text }) => marks(served(text)) !== marks(text)).map(({ file }) => file)).toEqual([]);
    expect(
      sources.filter(({ text }) => /<(?:text|image|script|style)\b|url\((?!#)/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('has pictures that open and show something', async () => {
    const spreads = await Promise.all(
      pictures.map(async (file) => {
        const { channels } = await sharp(await sharp(read(merchant, file)).resize(96).png().toBuffer()).stats();
        return { file, spread: Math.max(...channels.map((channel) => channel.stdev)) };
      }),
    );
    expect(spreads.filter(({ spread }) => spread < 5)).toEqual([]);
  });

  it('stays light: 20 kB a logo, 1.5 MB the folder', () => {
    const sizes = filesOf(merchant).map((file) => ({ file, size: read(merchant, file).length }));
    expect(sizes.filter(({ file, size }) => /^(?:logo|mark|ornament)/.test(file) && size > 20_000)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  it('never speaks of another brand', () => {
    const others = tenants.filter((other) => other !== merchant).flatMap((other) => [other, brandOf(other).name.toLowerCase()]);
    const files = filesOf(merchant).filter((file) => /\.(?:json|svg|md)$/.test(file));
    const traces = files.filter((file) => {
      const text = `${file}\n${read(merchant, file).toString('utf8')}`.toLowerCase();
      return others.some((name) => text.includes(name));
    });
    expect(traces).toEqual([]);
  });
});
