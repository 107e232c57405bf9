import drawn from './captcha.generated.json' with { type: 'json' };

/** A captcha pre-rendered by the server's renderer; see `scripts/gallery.ts`. */
export const picture = { value: drawn.png, captchaId: 'gallery' } as const;
