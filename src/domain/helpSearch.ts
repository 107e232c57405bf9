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
 * Topics that answer a question, the best first. Marks, case and order of the words do not matter. What few topics hold counts
 * more, and “how do I”, which all of them hold, decides nothing; neighbouring words count again as a pair, since most Vietnamese words
 * are two syllables.
 */
export function findTopics<Topic extends Searched>(topics: readonly Topic[], question: string): readonly FoundTopic<Topic>[] {
  const terms = termsOf(question);
  const pages = topics.map((topic) => ({ topic, title: padded(topic.title), text: padded(plainText(topic.body)) }));
  const weights = terms.map((term) => {
    const holders = pages.filter(({ title, text }) => title.includes(term) || text.includes(term)).length;
    return holders === 0 ? 0 : Math.log(topics.length / holders) + 0.1;
  });
  const sum = (text: string) => terms.reduce((total, term, at) => total + (text.includes(term) ? (weights[at] ?? 0) : 0), 0);
  const scored = pages.map(({ topic, title, text }) => ({ topic, score: titleWeight * sum(title) + sum(text) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .toSorted((left, right) => right.score - left.score)
    .map(({ topic }) => ({ topic, excerpt: excerptOf(topic.body, (sentence) => sum(padded(sentence))) }));
}

/** Words and pairs of neighbouring words, each with the space before it: a word is found by its beginning. */
function termsOf(question: string): readonly string[] {
  const words = padded(question)
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs])].map((term) => ` ${term}`);
}

/** Folded words, each after a space. */
const padded = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

function excerptOf(body: string, scoreOf: (sentence: string) => number): string | null {
  const sentences = plainText(body).split(/\n|(?<=[.!?])\s+/);
  const scores = sentences.map(scoreOf);
  const best = Math.max(...scores);
  const sentence = best <= 0 ? undefined : sentences[scores.indexOf(best)]?.trim();
  if (sentence === undefined) return null;
  return sentence.length <= excerptLength ? sentence : `${sentence.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`;
}
