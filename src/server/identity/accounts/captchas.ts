import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { captchaLengths } from '../../../manifest/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { captcha } from '../../platform/db/tables/index.ts';
import type { Captchas } from '../ports/index.ts';
import { drawCaptcha } from './drawCaptcha.ts';

/** Excludes characters that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const ttlMinutes = 5;

interface CaptchaDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Renders the text as an image; replaced in tests. */
  readonly draw?: (text: string) => Promise<Buffer>;
}

/** Image captchas. Each is valid for one attempt. */
export function createCaptchas({ db, now, draw = drawCaptcha }: CaptchaDeps): Captchas {
  return {
    async draw(merchant) {
      const text = randomText();
      const id = randomBytes(16).toString('base64url');
      const until = new Date(now().getTime() + ttlMinutes * 60_000);
      await db.insert(captcha).values({ merchant, id, answerHash: captchaHash(id, text), until });
      return { id, png: await draw(text) };
    },

    async check(merchant, id, answer) {
      if (id === undefined || answer === undefined || id === '') return false;
      const [used] = await db
        .delete(captcha)
        .where(and(eq(captcha.merchant, merchant), eq(captcha.id, id), gt(captcha.until, now())))
        .returning({ answerHash: captcha.answerHash });
      return used !== undefined && used.answerHash === captchaHash(id, answer.normalize('NFKC').trim().toUpperCase());
    },
  };
}

const randomText = () =>
  Array.from(
    { length: randomInt(captchaLengths.min, captchaLengths.max + 1) },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');

/** HMAC keyed by the captcha id: the table does not reveal answers, and equal texts have different hashes. */
export const captchaHash = (id: string, text: string) => createHmac('sha256', id).update(text).digest('base64url');
