import type { FastifyReply } from 'fastify';
import { type Language, languageName } from '../../../domain/language.ts';
import { fontFaces, fontStack } from '../../../theme/fontFaces.ts';
import { escapeHtml } from '../../platform/http/index.ts';
import { type FontFiles, platformFonts as face, platformFontNeeds } from '../fonts/fontFiles.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

export { contentSecurityPolicy, hashSource } from './contentSecurityPolicy.ts';
export { drawingPolicy, securityHeaders, securityHeadersOf } from './securityHeaders.ts';
export { opensWindows, type ThirdPartySource, thirdPartySources } from './thirdPartySources.ts';

export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly style: string;
  readonly body: string;
  readonly fonts: FontFiles;
}

/** A page of the platform, without a brand: no script, one inline style, both colour schemes, an empty icon that is no request. */
export function plainPage({ language, title, style, body, fonts }: PlainPage) {
  const whole = `${fontFaces(face, platformFontNeeds, fonts.packaged)}${base}${style}`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${whole}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return { html, policy: contentSecurityPolicy({ scripts: [], styles: [whole], pictures: [], frames: [] }) };
}

/** Sends a platform page with its CSP; it is never cached. */
export const sendPlainPage = (reply: FastifyReply, { html, policy }: ReturnType<typeof plainPage>) =>
  reply.type('text/html; charset=utf-8').headers({ 'content-security-policy': policy, 'cache-control': 'no-store' }).send(html);

/** Links to the page in the other languages it has. */
export const languageLinks = <Code extends Language>(
  languages: readonly Code[],
  current: Code,
  addressOf: (language: Code) => string,
) =>
  languages
    .filter((code) => code !== current)
    .map((code) => `<a href="${escapeHtml(addressOf(code))}" lang="${code}" hreflang="${code}">${languageName(code)}</a>`)
    .join('');

const base = `
:root{color-scheme:light dark;
--page:light-dark(oklch(97.5% .004 260),oklch(17% .012 260));
--card:light-dark(oklch(100% 0 0),oklch(21.5% .014 260));
--sunken:light-dark(oklch(95% .006 260),oklch(19% .012 260));
--line:light-dark(oklch(90% .008 260),oklch(31% .016 260));
--ink:light-dark(oklch(22% .02 260),oklch(95% .006 260));
--soft:light-dark(oklch(45% .02 260),oklch(75% .014 260));
--accent:light-dark(oklch(48% .17 268),oklch(78% .11 268))}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.6 ${fontStack(face.text)}}
h1,h2,p{margin:0}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
`;
