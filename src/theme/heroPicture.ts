/** Rendered width of the first banner, shared by preload and image so that both load the same file. */
export const heroCuts = {
  narrow: { media: '(max-width: 767.98px)', sizes: 'calc(100vw - 32px)' },
  wide: {
    media: '(min-width: 768px)',
    sizes: '(min-width: 1280px) 948px, (min-width: 1024px) calc(100vw - 380px), calc(100vw - 48px)',
  },
} as const;
