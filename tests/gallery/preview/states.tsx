import './surroundings.ts';
import '../../../src/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { languageOf } from '../../../src/domain/language.ts';
import { readStateAddress } from '../../../src/domain/stateAddress.ts';
import { createText, TextProvider } from '../../../src/i18n/index.ts';
import { BrandProvider } from '../../../src/runtime/brand/index.ts';
import { sessionOf } from '../../../src/runtime/preview/visitor.ts';
import { watchMode } from '../../../src/theme/mode.ts';
import type { Boot } from '../../../src/wire/boot.ts';
import { planOf } from '../flows/index.ts';
import { FlowState } from '../stage/FlowState.tsx';
import { stateOf } from '../states.ts';
import { callAs } from './answers.ts';

/** Program of a preview's page that is asked for a state of a flow: the page of the draft, led to that state. */
async function start(): Promise<void> {
  const asked = readStateAddress(location.search);
  const root = document.querySelector('#root');
  const data = document.querySelector('#boot')?.textContent;
  if (asked === null || root === null || typeof data !== 'string') throw new Error('The page names no state of a flow.');
  const { flow, state } = asked;
  const boot = JSON.parse(data) as Boot;
  const { member: visitor = false } = planOf(flow).scene(stateOf(flow, state));
  // Asked for once, by the first call of a session: a script may sign in on its way.
  let session: ReturnType<typeof sessionOf> | null = null;
  callAs(async () => (await (session ??= sessionOf(visitor === 'agent' ? 'agent' : 'member')))?.token ?? null);
  const text = await createText(boot.language, boot.words, 'all');
  watchMode(boot.brand.defaultMode, boot.brand.modes);
  document.documentElement.lang = languageOf(boot.language);
  root.replaceChildren();
  createRoot(root).render(
    <BrandProvider boot={boot}>
      <TextProvider text={text}>
        <FlowState flow={flow} state={state} />
      </TextProvider>
    </BrandProvider>,
  );
}

start().catch((error: unknown) => {
  // The studio waits for one of both.
  document.documentElement.dataset['flowState'] = 'elsewhere';
  document.querySelector('#failed')?.removeAttribute('hidden');
  throw error;
});
