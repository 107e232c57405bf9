import { type Plugin, parseSync } from 'vite';

/**
 * Vite plugin for stories: wraps every dynamic import of our code so that `settled.ts` waits for lazy chunks before a picture
 * is taken.
 */
export function awaitChunks(): Plugin {
  return {
    name: 'livery:await-chunks',
    enforce: 'post',
    transform(code, id) {
      if (!/\/(?:src|tests\/gallery)\/.*\.tsx?$/.test(id) || !code.includes('import(')) return null;
      const { module } = parseSync(id, code);
      let written = code;
      for (const { start, end } of [...module.dynamicImports].reverse()) {
        const request = written.slice(start, end);
        written = `${written.slice(0, start)}(globalThis.awaitedChunk ?? ((chunk) => chunk))(${request})${written.slice(end)}`;
      }
      return { code: written, map: null };
    },
  };
}
