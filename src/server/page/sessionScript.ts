/**
 * Inline script that marks the document if this tab has a session, before the first paint, so that a member never sees the
 * header of a guest. The HTML is the same for every visitor; a storage that throws counts as empty.
 */
export const sessionScript =
  "(function(){try{sessionStorage.getItem('token')&&document.documentElement.setAttribute('data-session','')}catch(e){}})()";
