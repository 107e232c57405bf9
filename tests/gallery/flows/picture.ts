import drawn from './captcha.generated.json' with { type: 'json' };

/** Drawn once by the server's own renderer: see scripts/gallery.ts. */
export const picture = { value: drawn.png, captchaId: 'gallery' } as const;
