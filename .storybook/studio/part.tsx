import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { MemoryRouter } from 'react-router-dom';
import { type Language, localeOf } from '../../src/domain/language.ts';
import { createQueries } from '../../src/studio/api/index.ts';
import { SessionContext } from '../../src/studio/app/session.ts';
import { type Text, TextProvider } from '../../src/studio/i18n/index.ts';
import type { StudioSession } from '../../src/wire/studio/session.ts';
import * as css from './frame.css.ts';
import { sessionOf, storyOf, surroundings } from './surroundings.ts';

interface FrameProps {
  readonly text: Text;
  readonly session: StudioSession;
  readonly path: string;
  readonly children: ReactNode;
}

function Frame({ text, session, path, children }: FrameProps) {
  const [queries] = useState(createQueries);
  const { operator } = session;
  return (
    <MemoryRouter initialEntries={[path]}>
      <TextProvider text={text} chooseLanguage={nothing}>
        <I18nProvider locale={localeOf(text.language as Language)}>
          <QueryClientProvider client={queries}>
            <SessionContext value={operator === null ? null : { session, operator, signOut: nothing }}>
              <main className={css.part}>{children}</main>
            </SessionContext>
          </QueryClientProvider>
        </I18nProvider>
      </TextProvider>
    </MemoryRouter>
  );
}

/** Draws the story with what a part of the studio finds around it, but without a page. */
const onGround: Decorator = (Story, context) => (
  <Frame
    key={context.id}
    text={context.loaded['words'] as Text}
    session={sessionOf(context)}
    path={storyOf(context).path ?? '/'}
  >
    <Story />
  </Frame>
);

const nothing = () => undefined;

/** Meta of the stories of a part: `const meta = { ...part, title: 'Studio/Parts/…' }`. */
export const part = { ...surroundings, decorators: [onGround] };

export { state } from './parameters.ts';
