/** An empty style sheet to adopt; null in browsers that cannot make one (Safari before 16.4), which show the page without it. */
export const createSheet = (): CSSStyleSheet | null => ('replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : null);
