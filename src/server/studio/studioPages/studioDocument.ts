import { defaultLanguage } from '../../../domain/language.ts';
import { fontFaces } from '../../../theme/fontFaces.ts';
import { type FontFiles, platformFontNeeds, platformFonts } from '../../media/fonts/index.ts';
import { hashSource } from '../../media/plainPage/index.ts';
import { escapeHtml, jsonForScript } from '../../platform/http/index.ts';
import type { StudioFiles } from './studioBuild.ts';

export interface StudioDocumentDeps {
  readonly files: StudioFiles;
  readonly fonts: Pick<FontFiles, 'packaged'>;
  /** Origins of previews, as CSP sources. */
  readonly previews: readonly string[];
  /** Whether it is served over https. */
  readonly secure: boolean;
}

/**
 * Sets mode and language of an earlier visit, or those of the system, before the first paint, and starts the load of the words. Its
 * keys are those of `studio/theme/mode.ts` and `studio/i18n/language.ts`.
 */
const startScript = (words: StudioFiles['words']) =>
  `(function(d,w,s,m,l,k){try{s=localStorage;m=s.getItem('studio.mode');l=s.getItem('studio.language')}catch(e){}` +
  `d.documentElement.setAttribute('data-palette',m=='dark'||m=='light'?m:matchMedia('(prefers-color-scheme:light)').matches?'light':'dark');` +
  `l=[l].concat(navigator.languages||[]).map(function(t){return String(t).slice(0,2).toLowerCase()}).find(function(t){return w[t]})||'${defaultLanguage}';` +
  `d.documentElement.lang=l;if(w[l]){k=d.createElement('link');k.rel='modulepreload';k.href=w[l];d.head.appendChild(k)}` +
  `})(document,${jsonForScript(words)})`;

/** Writes the page of the studio: the same for every address and every person, but for the nonce of styles. */
export function createStudioDocument({ files, fonts, previews, secure }: StudioDocumentDeps) {
  const script = startScript(files.words);
  const faces = fontFaces(platformFonts, platformFontNeeds, fonts.packaged);
  const links = [
    ...files.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
  ].join('\n');
  const policyOf = (nonce: string) =>
    [
      "default-src 'none'",
      `script-src 'self' ${hashSource(script)}`,
      // The nonce is for styles that react-aria and the JSON editor write at run time.
      `style-src 'self' ${hashSource(faces)} 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      ["frame-src 'self'", ...previews].join(' ').replace("'self' ", ''),
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types livery dompurify',
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');

  return (nonce: string) => ({
    html: `<!doctype html>
<html lang="${defaultLanguage}" class="studio">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex, nofollow">
<meta property="csp-nonce" nonce="${nonce}">
<title>Livery Studio</title>
<script>${script}</script>
<style>${faces}</style>
${links}
<script type="module" src="${escapeHtml(files.entry)}"></script>
</head>
<body><div id="root"></div></body>
</html>
`,
    policy: policyOf(nonce),
  });
}
