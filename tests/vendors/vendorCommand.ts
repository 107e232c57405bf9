import { stripVTControlCharacters } from 'node:util';
import { main } from '../../scripts/vendor.ts';

/** Runs `npm run vendor -- …` in this process. `env` has the variables of the server. */
export const vendorCommand =
  (env: Readonly<Record<string, string>>) =>
  async (args: readonly string[], input = '') => {
    const run = { out: '', error: '' };
    const into = (stream: 'out' | 'error') => (text: string) => {
      run[stream] += `${stripVTControlCharacters(text)}\n`;
    };
    const io = {
      print: into('out'),
      complain: into('error'),
      locale: 'en',
      isInteractive: false,
      env,
      input: async () => input,
    };
    return { code: await main(args, io), ...run };
  };
