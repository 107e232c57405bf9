import { style } from '@vanilla-extract/css';

/** On a separate line: the message before it may lack a full stop. */
export const wait = style({ display: 'block' });
