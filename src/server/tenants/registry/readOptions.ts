import { createHash } from 'node:crypto';
import { auditTheme } from '../../../brand/auditTheme.ts';
import { missingLetters } from '../../../brand/fontCoverage.ts';
import { defaultLanguage } from '../../../domain/language.ts';
import { playMoneyTopics } from '../../../domain/notice.ts';
import { allWords } from '../../../i18n/serverText.ts';
import type { PictureFault, ReadOptions } from '../../../manifest/index.ts';
import { createLoadingCache } from '../../platform/caches/index.ts';
import { render } from '../../platform/rendering/index.ts';

/** Pictures of folders are read again with each change of the folder. */
const checked = createLoadingCache<PictureFault | null>({ max: 2_000 });

/** Dependencies of manifest validation from other layers: i18n keys, standard help texts, palette audit, font check. */
export const readOptions = {
  words: allWords[defaultLanguage],
  playMoneyTopics,
  audit: auditTheme,
  missingLetters,
  pictureFault: (bytes) => checked(createHash('sha256').update(bytes).digest('hex'), () => render('checkPicture', bytes)),
} satisfies ReadOptions;
