import { type Plugin, parseSync } from 'vite';

/**
 * Hands every chunk that our own code loads to `settled.ts`, so that a picture is never taken while a lazy part is
 * still on its way. Only stories are built with it.
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
