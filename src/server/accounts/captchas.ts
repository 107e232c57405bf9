import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { captcha } from '../db/tables/accounts.ts';
import type { Captchas } from './account.ts';
import { drawCaptcha } from './drawCaptcha.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lengths = { least: 4, most: 6 } as const;
const lifeMinutes = 5;

interface CaptchaDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Makes the picture of a text; tests look at the text instead. */
  readonly draw?: (text: string) => Promise<Buffer>;
}

/** Pictures with characters to type. One picture buys one try. */
export function createCaptchas({ db, now, draw = drawCaptcha }: CaptchaDeps): Captchas {
  return {
    async draw(merchant) {
      const text = randomText();
      const id = randomBytes(16).toString('base64url');
      const until = new Date(now().getTime() + lifeMinutes * 60_000);
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
  Array.from({ length: randomInt(lengths.least, lengths.most + 1) }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The table alone does not give the answer away, and two pictures of one text look different in it. */
export const captchaHash = (id: string, text: string) => createHmac('sha256', id).update(text).digest('base64url');
