import { style } from '@vanilla-extract/css';
import { spaces } from '../../theme/measures.ts';

export const problems = style({ paddingInlineStart: spaces[5], listStyle: 'disc' });
