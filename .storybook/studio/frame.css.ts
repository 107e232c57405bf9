import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('html.studio #storybook-root', { blockSize: '100%' });

export const page = style({ blockSize: '100dvh' });

export const part = style({ display: 'flow-root', padding: 16, minBlockSize: '100dvh' });

export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12, paddingBlock: 12 });
