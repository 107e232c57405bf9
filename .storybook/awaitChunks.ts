import { type Plugin, parseSync } from 'vite';

/** Vite serves JSON as a script and leaves the attribute of a lazy import, which the browser then refuses. */
const jsonAttribute = /,\s*\{\s*with:\s*\{\s*type:\s*["']json["'],?\s*\},?\s*\}\s*\)$/;

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
        const request = written.slice(start, end).replace(jsonAttribute, ')');
        written = `${written.slice(0, start)}(globalThis.awaitedChunk ?? ((chunk) => chunk))(${request})${written.slice(end)}`;
      }
      return { code: written, map: null };
    },
  };
}
