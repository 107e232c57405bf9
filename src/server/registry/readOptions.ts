import { auditTheme } from '../../brand/auditTheme.ts';
import { missingVietnamese } from '../../brand/fontCoverage.ts';
import messageWords from '../../i18n/vi/messages.json' with { type: 'json' };
import { words as lateWords } from '../../i18n/vi.late.ts';
import { words as lobbyWords } from '../../i18n/vi.lobby.ts';
import { words as playWords } from '../../i18n/vi.play.ts';
import { words } from '../../i18n/vi.ts';
import type { ReadOptions } from '../../manifest/index.ts';

/** Everything this product knows that the manifest layer has to be told: its words, its palette audit, its font check. */
export const readOptions: ReadOptions = {
  words: new Set([words, lateWords, lobbyWords, playWords, messageWords].flatMap((area) => Object.keys(area))),
  audit: auditTheme,
  missingVietnamese,
};
