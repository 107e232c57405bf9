/** The most similar candidate, or null if none is similar enough: a question for a person, not yet a correction (`isTypo`). */
export function closest(word: string, candidates: Iterable<string>): string | null {
  const sought = word.toLowerCase().slice(0, 64);
  let best: string | null = null;
  let minDistance = Math.max(1, Math.floor(sought.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - sought.length) >= minDistance) continue;
    const steps = distance(sought, candidate.toLowerCase());
    if (steps >= minDistance) continue;
    best = candidate;
    minDistance = steps;
  }
  return best;
}

/** Damerau-Levenshtein distance (adjacent transpositions count as one). */
export function distance(left: string, right: string): number {
  let older: number[] = [];
  let old = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const fresh = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let steps = Math.min((old[column] ?? 0) + 1, (fresh[column - 1] ?? 0) + 1, (old[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) steps = Math.min(steps, (older[column - 2] ?? 0) + 1);
      fresh.push(steps);
    }
    older = old;
    old = fresh;
  }
  return old[right.length] ?? 0;
}
