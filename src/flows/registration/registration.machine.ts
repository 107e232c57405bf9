import { registrationModes } from '../../domain/loginFlags.ts';
import { affiliate } from './affiliate.states.ts';
import { form } from './form.states.ts';
import { registration } from './setup.ts';

/** Registration: the form, and in parallel the validation of the affiliate code. */
export const registrationMachine = registration.createMachine({
  id: 'registration',
  context: ({ input: { flags, fields, captcha, mode, addressCode } }) => {
    const modes = registrationModes(flags);
    return {
      flags,
      fields,
      mode: mode !== undefined && modes.includes(mode) ? mode : (modes[0] ?? 'username'),
      captchaShown: captcha,
      addressCode,
      invited: false,
      code: '',
      form: null,
      challenge: null,
      faults: {},
      failed: null,
      verify: null,
      signedIn: null,
    };
  },
  type: 'parallel',
  states: { form, affiliate },
});
