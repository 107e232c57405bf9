/** Breaks a text into lines of at most so many letters, at its spaces. */
export function lines(text: string, most: number): readonly string[] {
  if (text === '') return [];
  return text.split(' ').reduce<string[]>((broken, word) => {
    const last = broken.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) return [...broken, word];
    return [...broken.slice(0, -1), `${last} ${word}`];
  }, []);
}
