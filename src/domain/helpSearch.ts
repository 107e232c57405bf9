import { plainText } from './plainText.ts';
import { foldText } from './searchText.ts';

interface Searched {
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
}

export interface FoundTopic<Topic extends Searched> {
  readonly topic: Topic;
  /** The sentence that answers best; null when only the title does. */
  readonly excerpt: string | null;
}

/** A word of the title counts as so many of the text. */
const titleWeight = 2;
/** Topics that fit less than this share of the best one are left out. */
const leastShare = 0.4;
const excerptLength = 160;

/**
 * Words that questions are made of, folded, in both languages: they say nothing about the subject, so they count only beside
 * another word, or in a question that has no other.
 */
const smallWords = new Set(
  [
    'a an and are be can do does for how i if in is it me my of on or the to what when where which why with you',
    'bao bi cach cho co cua dau de duoc gi gio hay khi khong la lam minh nao nhu o sao the toi va ve',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Topics that answer a question, the best first. Marks, case and order of the words do not matter. What few topics hold counts
 * more, and what every topic holds decides nothing; neighbouring words count again as a pair, since most Vietnamese words are two
 * syllables.
 */
export function findTopics<Topic extends Searched>(topics: readonly Topic[], question: string): readonly FoundTopic<Topic>[] {
  const terms = termsOf(question);
  const pages = topics.map((topic) => {
    const plain = plainText(topic.body);
    return { topic, plain, title: padded(topic.title), text: padded(plain) };
  });
  const weights = terms.map((term) => {
    const holders = pages.filter(({ title, text }) => title.includes(term) || text.includes(term)).length;
    return holders === 0 ? 0 : Math.log(topics.length / holders) + 0.1;
  });
  const sum = (text: string) => terms.reduce((total, term, at) => total + (text.includes(term) ? (weights[at] ?? 0) : 0), 0);
  const scored = pages.map((page) => ({ ...page, score: titleWeight * sum(page.title) + sum(page.text) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .toSorted((left, right) => right.score - left.score)
    .map(({ topic, plain }) => ({ topic, excerpt: excerptOf(plain, (sentence) => sum(padded(sentence))) }));
}

/**
 * Words and pairs of neighbouring words, each between spaces. The last word may still be typed: it is found by its beginning.
 * Neither a small word nor a pair of these is a term.
 */
function termsOf(question: string): readonly string[] {
  const words = padded(question)
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const isSmall = (word: string | undefined) => word !== undefined && smallWords.has(word);
  const hasSubject = words.some((word) => !isSmall(word));
  const counts = (...term: readonly (string | undefined)[]) => !hasSubject || !term.every(isSmall);
  const terms = words.flatMap((word, at) => {
    const end = at === words.length - 1 ? '' : ' ';
    const before = words[at - 1];
    return [
      ...(counts(word) ? [` ${word}${end}`] : []),
      ...(before !== undefined && counts(before, word) ? [` ${before} ${word}${end}`] : []),
    ];
  });
  return [...new Set(terms)];
}

/** Folded words, each between spaces. */
const padded = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function excerptOf(plain: string, scoreOf: (sentence: string) => number): string | null {
  const sentences = plain.split(/\n|(?<=[.!?])\s+/);
  const scores = sentences.map(scoreOf);
  const best = Math.max(...scores);
  const sentence = best <= 0 ? undefined : sentences[scores.indexOf(best)]?.trim();
  if (sentence === undefined) return null;
  return sentence.length <= excerptLength ? sentence : `${sentence.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`;
}
