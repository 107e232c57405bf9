/** Wraps a text at spaces into lines of at maxLength `maxLength` characters; longer words are not split. */
export function lines(text: string, maxLength: number): readonly string[] {
  if (text === '') return [];
  return text.split(' ').reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length + 1 > maxLength) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}
