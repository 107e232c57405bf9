import common from './vi/common.json' with { type: 'json' };
import home from './vi/home.json' with { type: 'json' };
import pages from './vi/pages.json' with { type: 'json' };
import session from './vi/session.json' with { type: 'json' };
import shell from './vi/shell.json' with { type: 'json' };

export const words = { ...common, ...session, ...shell, ...home, ...pages };
