const typed = 'form :is(textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="search"]))';

/** Whether a form of the page holds input, which a reload could lose: passwords and codes are never stored. */
export const holdsInput = (page: ParentNode = document): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)].some(({ value }) => value !== '');
