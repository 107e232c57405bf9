import { drawCaptcha } from '../../../src/server/accounts/drawCaptcha.ts';
import { pictureMark } from './pictureMark.ts';

/** The product's own picture with its answer behind the last byte, where no browser looks. */
async function drawLegibly(text: string): Promise<Buffer> {
  return Buffer.concat([await drawCaptcha(text), Buffer.from(pictureMark + text)]);
}

export { drawLegibly as drawCaptcha };
