import { stripVTControlCharacters } from 'node:util';
import { main } from '../../scripts/brand.ts';

/** Runs `npm run brand` on a folder of brands, in English, and returns its exit code and what it printed. */
export const brandCommand =
  (root: string) =>
  async (...rest: string[]) => {
    const run = { out: '', error: '' };
    const into = (stream: 'out' | 'error') => (text: string) => {
      run[stream] += `${stripVTControlCharacters(text)}\n`;
    };
    const io = { print: into('out'), complain: into('error'), locale: 'en', isInteractive: false };
    const code = await main([...rest, '--brands', root], io);
    return { code, ...run };
  };
