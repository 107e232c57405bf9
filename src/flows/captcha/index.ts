/** The captcha image, headless. Provide `fetchPicture`. Send `captcha.use` after an attempt that used the image. */
export { captchaMachine } from './captcha.machine.ts';
