import { style } from '@vanilla-extract/css';
import { spaces } from '../../theme/measures.ts';

export const waiting = style({ flex: 1, minBlockSize: 0, display: 'flex', gap: spaces[4], padding: spaces[4] });
