import type { ReactNode } from 'react';
import en from '../../i18n/en/play.json' with { type: 'json' };
import { PageWords } from '../../i18n/index.ts';
import vi from '../../i18n/vi/play.json' with { type: 'json' };

const words = { vi, en };

/** Words of playing: they come with what shows them. */
export const PlayWords = ({ children }: { readonly children: ReactNode }) => <PageWords words={words}>{children}</PageWords>;
