import { type ModeName, modeNames } from './tokens.ts';

/**
 * Inline script of the head that sets the mode on `<html>` before the first paint. Its bytes are the same for every user of
 * a brand, so that the CSP can allow it by hash. Blocked storage counts as empty.
 */
export function modeScript(defaultMode: ModeName | 'system', modes: readonly ModeName[]): string {
  const known = modeNames.filter((mode) => modes.includes(mode));
  const [first = 'dark'] = known;
  const system = `matchMedia('(prefers-color-scheme:light)').matches?'light':'dark'`;
  const fallback = defaultMode === 'system' ? 'system' : (known.find((mode) => mode === defaultMode) ?? first);
  const choose =
    known.length > 1
      ? `try{s=localStorage.getItem('theme')}catch(e){}` +
        `m=/^(dark|light|system)$/.test(s)?s:'${fallback}';m=m=='system'?${system}:m;`
      : `m='${first}';`;
  return (
    `(function(d,s,m,t){${choose}d.documentElement.setAttribute('data-palette',m);` +
    `t=d.querySelector('meta[name=theme-color]');t&&t.setAttribute('content',t.getAttribute('data-'+m)||t.content)})(document)`
  );
}
