import type { Language } from '../../domain/language.ts';

/**
 * Inline script that redirects to the language stored by an earlier visit, before the first paint. The HTML is shared by
 * all visitors, so the server cannot choose it.
 */
export function languageScript(served: Language, offered: readonly Language[]): string {
  const others = offered.filter((language) => language !== served);
  if (others.length === 0) return '';
  return (
    `(function(s,u){try{s=localStorage.getItem('lang').toLowerCase()}catch(e){}` +
    `if(/^(${others.join('|')})$/.test(s)){u=new URL(location.href);u.searchParams.set('lang',s);location.replace(u)}})();`
  );
}
