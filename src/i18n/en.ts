import common from './en/common.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import pages from './en/pages.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };

export const words = { ...common, ...shell, ...home, ...pages, ...status };
