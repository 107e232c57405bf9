import { style } from '@vanilla-extract/css';

export const problems = style({ paddingInlineStart: 18, listStyle: 'disc' });
