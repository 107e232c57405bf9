import auth from './en/auth.json' with { type: 'json' };
import form from './en/form.json' with { type: 'json' };
import launch from './en/launch.json' with { type: 'json' };

/** Words that no first screen shows. */
export const words = { ...form, ...auth, ...launch };
