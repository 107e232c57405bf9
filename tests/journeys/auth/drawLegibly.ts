import { drawCaptcha } from '../../../src/server/identity/accounts/drawCaptcha.ts';
import { pictureMark } from './pictureMark.ts';

/** The product's captcha image with its answer appended after the image data, where browsers ignore it. */
async function drawLegibly(text: string): Promise<Buffer> {
  return Buffer.concat([await drawCaptcha(text), Buffer.from(pictureMark + text)]);
}

export { drawLegibly as drawCaptcha };
