import type { Language } from '../../domain/language.ts';

/**
 * Opens the page again in the language the visitor chose earlier, before anything is drawn. The HTML
 * itself is the same for everybody, so it cannot know the choice.
 */
export function languageScript(served: Language, offered: readonly Language[]): string {
  const others = offered.filter((language) => language !== served);
  if (others.length === 0) return '';
  return (
    `(function(s,u){try{s=localStorage.getItem('lang').toLowerCase()}catch(e){}` +
    `if(/^(${others.join('|')})$/.test(s)){u=new URL(location.href);u.searchParams.set('lang',s);location.replace(u)}})();`
  );
}
