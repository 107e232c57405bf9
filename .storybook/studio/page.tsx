import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/studio/app/App.tsx';
import type { Text } from '../../src/studio/i18n/index.ts';
import * as css from './frame.css.ts';
import { storyOf, surroundings } from './surroundings.ts';

/** Draws the whole studio at the path of the story: its router, session gate, bars and the page. */
const inStudio: Decorator = (_, context) => (
  <div key={context.id} className={css.page}>
    <MemoryRouter initialEntries={[storyOf(context).path ?? '/']}>
      <App text={context.loaded['words'] as Text} />
    </MemoryRouter>
  </div>
);

/** Meta of the stories of a page: `const meta = { ...page, title: 'Studio/Pages/…' }`. */
export const page = { ...surroundings, decorators: [inStudio], render: () => <></> };

export { state, statesOf } from './parameters.ts';
