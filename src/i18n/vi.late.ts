import auth from './vi/auth.json' with { type: 'json' };
import form from './vi/form.json' with { type: 'json' };
import launch from './vi/launch.json' with { type: 'json' };

/** Words that no first screen shows. */
export const words = { ...form, ...auth, ...launch };
