import { createHash } from 'node:crypto';
import type { Language } from '../../wire/localText.ts';
import type { FrameBoot } from '../wire.ts';

/** URLs of the frame's build. */
export interface FrameFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

export interface FramePage {
  readonly boot: FrameBoot | null;
  readonly title: string;
  readonly language: Language;
  readonly mode: 'dark' | 'light';
  readonly css: string;
  readonly files: FrameFiles;
  /** Shown instead of a game. */
  readonly notice: string | null;
}

/** HTML document of the frame. Without boot data it shows only the notice. */
export function frameDocument({ boot, title, language, mode, css, files, notice }: FramePage): string {
  const data = boot === null ? '' : `<script type="application/json" id="boot">${json(boot)}</script>`;
  const script = boot === null ? '' : `<script type="module" src="${files.script}"></script>`;
  return `<!doctype html><html lang="${language}" data-palette="${mode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${css}</style>${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${script}</head><body><div id="game">${notice === null ? '' : `<main class="notice"><h1>${escape(title)}</h1><p>${escape(notice)}</p></main>`}</div>${data}</body></html>`;
}

/** CSP of the frame: same-origin files and calls, its inline style by hash, embeddable by `ancestors` only. */
export const framePolicy = (css: string, ancestors: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escape = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter] ?? letter,
  );
