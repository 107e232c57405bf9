/**
 * Tells style sheets before the first paint that this tab keeps a session, so that a member never sees the header of a
 * guest. The HTML is the same for everybody; a storage that throws counts as an empty one.
 */
export const sessionScript =
  "(function(){try{sessionStorage.getItem('token')&&document.documentElement.setAttribute('data-session','')}catch(e){}})()";
