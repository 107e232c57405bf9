import { createContext } from 'react';
import type { CentreKind } from '../navigation/index.ts';

/** The centre whose page this is: which parameters of the address it reads. */
export const CentreKindContext = createContext<CentreKind>('member');
