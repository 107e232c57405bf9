import common from './en/common.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import session from './en/session.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

export const words = { ...common, ...session, ...shell, ...home, ...pages };
