import { configure } from 'storybook/test';

// The default of one second fails stories on a busy machine. Not for pictures: what they wait for there may never be seen.
configure({ asyncUtilTimeout: 60_000 });
