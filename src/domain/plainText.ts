const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Text of sanitised HTML, a line per block. For search and counting, not for display as markup. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|h\d|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
