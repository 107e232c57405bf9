import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const source = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { assign, setup } from 'xstate';
import { useMachine } from '@xstate/react';
import i18next from 'i18next';
import axios from 'axios';
import { assignInlineVars } from '@vanilla-extract/dynamic';
const machine = setup({ actions: { mark: assign({}) } }).createMachine({ context: {}, initial: 'idle', states: { idle: {} } });
await i18next.init({ lng: 'vi', resources: { vi: { translation: { hello: 'Xin chào' } } } });
function Page() { const [flow] = useMachine(machine); return createElement('h1', { style: assignInlineVars({}) }, i18next.t('hello'), flow.value); }
globalThis.client = axios.create();
createRoot(document.getElementById('root')).render(createElement(BrowserRouter, null, createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Page) }))));
`;

/** Baseline page: loads and initialises only the packages that every build must include. */
export async function serveMandatedPage(): Promise<{ address: string; stop: () => Promise<void> }> {
  const folder = resolve('.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'mandated.js'), source);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    publicDir: false,
    build: {
      outDir: 'out',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      rolldownOptions: { input: resolve(folder, 'mandated.js'), output: { entryFileNames: 'mandated.js' } },
    },
  });
  const script = gzipSync(readFileSync(resolve(folder, 'out/mandated.js')), { level: 9 });
  const server = createServer((request, response) => {
    if (request.url === '/mandated.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<!doctype html><html lang="vi"><meta name="viewport" content="width=device-width"><title>.</title><body><div id="root"></div><script type="module" src="/mandated.js"></script>',
        );
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
