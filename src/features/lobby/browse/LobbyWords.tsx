import type { ReactNode } from 'react';
import { words as english } from '../../../i18n/en.lobby.ts';
import { PageWords } from '../../../i18n/index.ts';
import { words as vietnamese } from '../../../i18n/vi.lobby.ts';

const words = { vi: vietnamese, en: english };

/** Words of game lists, loaded with the pages that show them. */
export const LobbyWords = ({ children }: { readonly children: ReactNode }) => <PageWords words={words}>{children}</PageWords>;
