import type { ReactNode } from 'react';
import en from '../../i18n/en/lottery.json' with { type: 'json' };
import { PageWords } from '../../i18n/index.ts';
import vi from '../../i18n/vi/lottery.json' with { type: 'json' };

const words = { vi, en };

/** Words of lotteries: they come with the page. */
export const LotteryWords = ({ children }: { readonly children: ReactNode }) => <PageWords words={words}>{children}</PageWords>;
