/** Reasons for showing a message as a placeholder. */
export const hiddenReasons = ['link', 'word', 'moderator'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Filters of a brand; see `chat` of the manifest. */
export interface ChatFilter {
  readonly hideLinks: boolean;
  readonly hiddenWords: readonly string[];
}

/** Marks that one letter may have after composition: Vietnamese has none left, other scripts up to two. */
const maxMarks = 2;
/** Controls, directions of text and what has no width. A joiner belongs to emoji. */
const invisible =
  /[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u{00AD}\u{061C}\u{180E}\u{200B}\u{200C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]+/gu;
const stackedMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu');

/** A message in the form in which it is stored and counted; empty if nothing of it can be seen. */
export const chatText = (typed: string): string => {
  const text = typed.normalize('NFC').replaceAll(invisible, ' ').replaceAll(stackedMarks, '$1').replaceAll(/\s+/gu, ' ').trim();
  return text.replaceAll(/[\s\p{M}\p{Cf}]/gu, '') === '' ? '' : text;
};

/** Length of a text as users count it: in code points. */
export const chatLength = (text: string): number => Array.from(text).length;

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Letters without tones, capitals, look-alikes and repetitions: `L.ừ.a  đ@0` and `lua dao` are the same. */
const foldedWords = (text: string): string[] => {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[013457@$!|]/g, (sign) => leet[sign] ?? sign)
    .replaceAll(/([a-z])\1+/g, '$1');
  return joinedLetters(plain.split(/[^a-z0-9]+/).filter((word) => word !== ''));
};

/** Single letters in a row are one word that was typed with gaps. */
function joinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isRun = false;
  for (const word of words) {
    const isLetter = word.length === 1;
    if (isLetter && isRun) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    isRun = isLetter;
  }
  return joined;
}

const within = (words: readonly string[]) => ` ${words.join(' ')} `;
const squeezed = (words: readonly string[]) => words.join('').replaceAll(/([a-z])\1+/g, '$1');

const endings =
  'com|net|org|vn|info|biz|xyz|top|club|shop|site|online|app|io|me|cc|tv|vip|pro|bet|win|fun|asia|link|ly|gg|page|web';
const link = new RegExp(
  `https?:|www\\.|(?:^|[^\\p{L}\\p{N}])[\\p{L}\\p{N}-]{1,63}\\s{0,2}(?:\\.|\\(dot\\)|\\[\\.\\]|\\(\\.\\)|。)\\s{0,2}(?:${endings})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Reason why a brand hides a message; null if it does not. */
export function hiddenReasonOf(text: string, { hideLinks, hiddenWords }: ChatFilter): HiddenReason | null {
  if (hideLinks && link.test(text.normalize('NFKC'))) return 'link';
  const words = foldedWords(text);
  const whole = within(words);
  const isHidden = hiddenWords.some((entry) => {
    const parts = foldedWords(entry);
    if (parts.length === 0) return false;
    // Also as one word, which is how it is typed to pass a filter.
    return whole.includes(within(parts)) || words.includes(squeezed(parts));
  });
  return isHidden ? 'word' : null;
}
