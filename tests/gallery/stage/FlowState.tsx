import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answerAlso } from '../../../.storybook/answers.ts';
import { sessionValues } from '../../../src/api/session.ts';
import { ChunkBoundary } from '../../../src/app/ChunkBoundary.tsx';
import { modals } from '../../../src/app/modals.tsx';
import { loadPage } from '../../../src/app/pages.ts';
import { Screens } from '../../../src/app/Screens.tsx';
import { screens } from '../../../src/app/screens.ts';
import { accountTypes } from '../../../src/domain/accountType.ts';
import { useCustomerService } from '../../../src/features/customer-service/index.ts';
import { loadLaunchHost } from '../../../src/features/play/index.ts';
import { useText } from '../../../src/i18n/index.ts';
import { BrandProvider, useBoot } from '../../../src/runtime/brand/index.ts';
import { createPageCache, PageCacheProvider } from '../../../src/runtime/data/index.ts';
import { LaunchProvider, useLaunch } from '../../../src/runtime/launch/index.ts';
import { OverlayProvider, useOverlays } from '../../../src/runtime/overlays/index.ts';
import { ScreensProvider } from '../../../src/runtime/page/index.ts';
import { SessionBridge, SessionProvider, useSession } from '../../../src/runtime/session/index.ts';
import { forgetDrafts } from '../../../src/ui/form/drafts.ts';
import { member, session } from '../answers.ts';
import { stateOf } from '../states.ts';
import { type Director, direct } from './direct.ts';
import { createPageTools } from './pageTools.ts';
import { freeFrames, silenceFrames } from './silentFrames.ts';
import { endStage } from './stage.ts';
import { stagedBoot } from './stagedBoot.ts';

export interface FlowStateProps {
  /** Machine id. */
  readonly flow: string;
  readonly state: string;
  /** Called with the id of the state the page ended in, or an error message. */
  readonly onReached?: ((id: string) => void) | undefined;
}

/** The real page with one of its flows driven to a state by events and call results; no UI state is set directly. */
export function FlowState({ flow, state, onReached }: FlowStateProps) {
  const { brand, language } = useBoot();
  return <Staged key={`${brand.merchant} ${language} ${flow} ${state}`} flow={flow} state={state} onReached={onReached} />;
}

function Staged({ flow, state, onReached }: FlowStateProps) {
  const boot = useBoot();
  const [director] = useState(() => {
    forgetVisit();
    silenceFrames();
    const made = direct(flow, stateOf(flow, state));
    const { member: visitor = false } = made.scene;
    if (visitor !== false) storeSession(visitor === 'agent' ? accountTypes.agent : member.type);
    answerAlso(made.scene.calls ?? {});
    return made;
  });
  const staged = useMemo(() => stagedBoot(boot, director.scene), [boot, director]);
  // No retries: they could complete after the picture was taken.
  const [cache] = useState(() => createPageCache(staged.queries, { retry: 0 }));
  useEffect(
    () => () => {
      endStage();
      freeFrames();
    },
    [],
  );
  return (
    <BrandProvider boot={staged}>
      <PageCacheProvider cache={cache}>
        <MemoryRouter initialEntries={[director.scene.address ?? '/index']}>
          <ScreensProvider screens={screens}>
            <SessionProvider>
              <OverlayProvider modals={modals}>
                <SessionBridge />
                <LaunchProvider loadHost={loadLaunchHost}>
                  <Led director={director} expected={state} onReached={onReached}>
                    <ChunkBoundary page={null}>
                      <Screens />
                    </ChunkBoundary>
                  </Led>
                </LaunchProvider>
              </OverlayProvider>
            </SessionProvider>
          </ScreensProvider>
        </MemoryRouter>
      </PageCacheProvider>
    </BrandProvider>
  );
}

interface LedProps {
  readonly director: Director;
  readonly expected: string;
  readonly onReached: ((id: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Drives the page to the state after its chunk has loaded; reports progress on `<html>`. */
function Led({ director, expected, onReached, children }: LedProps) {
  const t = useText();
  const overlays = useOverlays();
  const session = useSession();
  const callSupport = useCustomerService();
  const launcher = useLaunch();
  const [drawn, setDrawn] = useState(false);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const tools = useRef(createPageTools({ t, overlays, session, callSupport, launcher }));
  const begun = useRef(false);

  useEffect(() => {
    void loadPage('home').then(() => setDrawn(true));
  }, []);
  useEffect(() => {
    if (!drawn || begun.current) return;
    begun.current = true;
    mark('leading');
    const { awaitedLead: awaited = (work: Promise<string>) => work } = globalThis as Watched;
    awaited(director.lead(tools.current)).then(
      (ended) => {
        if (ended !== expected) setElsewhere(ended);
        mark(ended === expected ? 'reached' : 'elsewhere');
        onReached?.(ended);
      },
      (thrown: unknown) => {
        const reason = thrown instanceof Error ? thrown.message : String(thrown);
        setElsewhere(reason);
        mark('elsewhere');
        onReached?.(reason);
      },
    );
  }, [drawn, director, expected, onReached]);

  return (
    <>
      {drawn ? children : null}
      {elsewhere === null ? null : <output data-flow-elsewhere="">{`${expected} → ${elsewhere}`}</output>}
    </>
  );
}

/** `leading`, then `reached`, or `elsewhere` if the path ended in another state. */
function mark(progress: 'leading' | 'reached' | 'elsewhere'): void {
  document.documentElement.dataset['flowState'] = progress;
}

/** Clears session storage and form drafts left by an earlier picture in this tab; disables popups. */
function forgetVisit(): void {
  forgetDrafts();
  for (const name of Object.keys(sessionStorage)) if (!/storybook/i.test(name)) sessionStorage.removeItem(name);
  window.open = () => null;
}

/** Stores a session in the tab. */
function storeSession(type: number): void {
  sessionValues.write('token', session.token);
  sessionValues.write('account', member.account);
  sessionValues.write('nickname', member.nickname);
  sessionValues.write('memberLabel', member.clubLabel.labelName);
  sessionValues.write('isAgent', type);
}

/** Set by Storybook's preview: no picture is taken while `work` is pending. */
interface Watched {
  readonly awaitedLead?: (work: Promise<string>) => Promise<string>;
}
