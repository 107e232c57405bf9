/** The picture with letters, headless. Fill `fetchPicture`. Send `captcha.use` after a try that carried the picture. */
export { captchaMachine } from './captcha.machine.ts';
