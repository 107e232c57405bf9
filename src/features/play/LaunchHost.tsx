import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { hotGamesKey, queries } from '../../api/index.ts';
import { launchGame, playQueries } from '../../api/play.ts';
import { gameState, sessionValues } from '../../api/session.ts';
import { categoryPaths } from '../../domain/category.ts';
import { cdnOrder } from '../../domain/cdn.ts';
import type { FrameRules } from '../../domain/frameAddress.ts';
import { gameLaunched, listsLoaded, lobbyNode } from '../../domain/gameState.ts';
import { gameAddress, isGamePath, isLottery, type LaunchTarget } from '../../domain/launchTarget.ts';
import { loginFlags } from '../../domain/loginFlags.ts';
import { lotteryPaths } from '../../domain/lottery.ts';
import { frameFault, launchMachine } from '../../flows/launch/index.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { useQueryClient } from '../../runtime/data/index.ts';
import type { FrameEvent, LaunchHostProps, LaunchStore, LaunchView, VendorGames } from '../../runtime/launch/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { enterTrial, useSession, useSessionView, useVisit, type Visit, visitSlot } from '../../runtime/session/index.ts';
import { currentMode } from '../../theme/mode.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Boot } from '../../wire/boot.ts';
import type { GamePage, SortingVendor } from '../../wire/catalogue.ts';
import { GamePopup } from './GamePopup.tsx';

/** Runs launches, one at a time, and shows the overlays that block the page meanwhile. */
export default function LaunchHost(props: LaunchHostProps) {
  return (
    <WithWords areas={['launch', 'play']}>
      <Host {...props} />
    </WithWords>
  );
}

function Host({ store }: LaunchHostProps) {
  const [popup, setPopup] = useState<VendorGames | null>(null);
  const run = useLaunchRun(store);
  useEffect(() => store.attach({ ...run, showGames: setPopup }), [store, run]);
  return popup === null ? null : <GamePopup vendor={popup} onClose={() => setPopup(null)} />;
}

/** Runs the launch flow and forwards events to it. */
function useLaunchRun(store: LaunchStore) {
  const session = useSession();
  const visit = useVisit();
  const { isLoggedIn, isAgent } = useSessionView();
  const visitor = useMemo(() => ({ hasToken: isLoggedIn, isAgent }), [isLoggedIn, isAgent]);
  const boot = useBoot();
  const t = useText();
  const overlays = useOverlays();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const running = useRef<Actor<typeof launchMachine> | null>(null);
  const latest = useRef(visitor);
  useEffect(() => {
    latest.current = visitor;
    running.current?.send({ type: 'visitor.change', visitor });
  }, [visitor]);

  const launch = useCallback(
    (target: LaunchTarget) => {
      running.current?.stop();
      keepLists(cache);
      const rules = launchRules(boot, visit);
      const { hasFreePlay } = loginFlags(boot.brand.modules);
      let uncover: (() => void) | null = null;
      const cover = (covered: boolean) => {
        if (covered && uncover === null) uncover = overlays.showLoader(t('play.opening'));
        if (!covered) {
          uncover?.();
          uncover = null;
        }
      };
      const { merchant, lottery } = boot.brand;
      const actor = createActor(
        launchMachine.provide({
          actors: {
            enterTrial: fromPromise(() => enterTrial(session)),
            requestAddress: fromPromise(async ({ input }) =>
              launchGame(await withLobbyNode(input, cache), {
                merchantCode: merchant,
                language: boot.language,
                backUrl: backOf(input),
                lottery,
                mode: currentMode(),
              }),
            ),
          },
          actions: {
            askLogin: () => overlays.openModal('loginPopupModal'),
            // For a trial account the guard of member actions shows the warning.
            warnTrueAccount: () => session.guard(() => undefined),
            keepAddress: (_, address) => {
              if (address === null) return;
              sessionValues.write('iframeUrl', address);
              gameState.change((state) => gameLaunched(state, target.gameType, address));
              // A reload launches the game of the URL.
              if (isGamePath(location.pathname)) history.replaceState(history.state, '', gameAddress(target));
            },
            openGamePage: (_, wanted) => void navigate(gameAddress(wanted), { state: { place: placeHere() } }),
            showFault: ({ context }) => {
              // The game page shows the message itself.
              if (context.isAtGame() || context.fault === null) return;
              overlays.showDialog({
                title: t(`play.fault.${context.fault}.title`),
                icon: <Icon name="game-controller" weight="duotone" size={28} />,
                text: t(`play.fault.${context.fault}.text`),
                buttons: [
                  { label: t('common.back'), tone: 'secondary', onPress: () => actor.send({ type: 'page.left' }) },
                  { label: t('common.retry'), onPress: () => actor.send({ type: 'launch.retry' }) },
                ],
              });
            },
            refreshBalance: () => void cache.invalidateQueries({ queryKey: playQueries.balance().queryKey }),
            goBack: (_, left) => {
              if (isGamePath(location.pathname)) returnTo(navigate, homeOf(left));
            },
          },
        }),
        {
          input: {
            target,
            visitor: latest.current,
            hasFreePlay,
            rules,
            turn: visit.read(cdnTurn),
            isAtGame: () => isGamePath(location.pathname),
            now: Date.now,
          },
        },
      );
      running.current = actor;
      actor.subscribe((snapshot) => {
        visit.write(cdnTurn, snapshot.context.turn);
        const ended = snapshot.status !== 'active';
        cover(!ended && snapshot.hasTag('covered'));
        store.show(ended ? null : viewOf(snapshot));
      });
      actor.start();
    },
    [boot, session, visit, t, overlays, navigate, cache, store],
  );

  useEffect(() => () => void running.current?.stop(), []);

  return useMemo(
    () => ({
      launch,
      send: (event: FrameEvent) => {
        if (event.type === 'frame.error') running.current?.send({ type: 'frame.error', fault: frameFault(event.code) });
        else running.current?.send(event);
      },
    }),
    [launch],
  );
}

/**
 * The target with the node of the vendor's lobby, if it names no game. A URL may name a lobby before the page has loaded the
 * vendors, so they are fetched unless they are cached.
 */
async function withLobbyNode(target: LaunchTarget, cache: QueryClient): Promise<LaunchTarget> {
  if (target.gameId !== null || target.nodeId !== null || isLottery(target)) return target;
  await cache.ensureQueryData(queries.catalogue());
  keepLists(cache);
  return { ...target, nodeId: lobbyNode(gameState.read(), target.gameType, target.vassalage) };
}

/** Brings the lists that the pages have loaded into the game state. */
function keepLists(cache: QueryClient): void {
  const pages = cache.getQueriesData<GamePage>({ queryKey: ['games'] });
  const lists = {
    sortingVendor: cache.getQueryData<SortingVendor[]>(queries.catalogue().queryKey) ?? [],
    hotGames: cache.getQueryData<GamePage['games']>(hotGamesKey) ?? [],
    allGames: pages.flatMap(([, page]) => page?.games ?? []),
  };
  gameState.change((state) => listsLoaded(state, lists));
}

/** Number of launch CDNs that failed in this visit; the next launch skips them. */
const cdnTurn = visitSlot('page', () => 0);

/** Launch CDNs, shuffled once per visit. */
const cdnOrderOfVisit = visitSlot<readonly string[] | null>('page', () => null);

function launchRules({ permission, frames = [] }: Pick<Boot, 'permission' | 'frames'>, visit: Visit): FrameRules {
  const cdns = visit.read(cdnOrderOfVisit) ?? cdnOrder(permission.launchGameCDNs, Math.random);
  visit.write(cdnOrderOfVisit, cdns);
  return { site: location.origin, origins: frames, cdns };
}

type LaunchSnapshot = SnapshotFrom<typeof launchMachine>;

function viewOf(snapshot: LaunchSnapshot): LaunchView {
  const { target, frame, fault, answer } = snapshot.context;
  return { target, frame, fault, state: stateOf(snapshot), gameName: answer?.gameName ?? null, demo: answer?.demo ?? false };
}

function stateOf(snapshot: LaunchSnapshot): LaunchView['state'] {
  if (snapshot.matches('loggingIn')) return 'waiting';
  if (snapshot.matches('warned')) return 'warned';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches({ framed: 'playing' })) return 'playing';
  return snapshot.hasTag('framed') ? 'opening' : 'asking';
}

/** Lobby page to return to from a game opened by its URL. */
const homeOf = ({ lottery, gameType }: LaunchTarget) => (lottery === null ? categoryPaths[gameType] : lotteryPaths[lottery]);

const backOf = (target: LaunchTarget) => `${location.origin}${isLottery(target) ? homeOf(target) : '/index'}`;

/** Path and scroll position of the player. */
interface Place {
  readonly path: string;
  readonly scroll: number;
}

/** Time in which a page must regain its height. */
const restoreTimeoutMs = 3_000;

const placeHere = (): Place => ({ path: `${location.pathname}${location.search}${location.hash}`, scroll: scrollY });

/**
 * Returns to the previous page and scroll position. Replaces the game page's history entry, so that back navigation does not
 * lead into the game again, whatever the frame added to the history.
 */
function returnTo(navigate: NavigateFunction, otherwise: string): void {
  const { path, scroll } = placeIn(history.state) ?? { path: otherwise, scroll: 0 };
  void navigate(path, { replace: true });
  restore(path, scroll);
}

function placeIn(state: unknown): Place | null {
  const { usr } = (state ?? {}) as { readonly usr?: { readonly place?: Partial<Place> } | null };
  const { path, scroll } = usr?.place ?? {};
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return null;
  return { path, scroll: typeof scroll === 'number' ? scroll : 0 };
}

function restore(path: string, scroll: number): void {
  if (scroll === 0) return;
  const until = performance.now() + restoreTimeoutMs;
  const stop = new AbortController();
  for (const touch of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(touch, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const look = () => {
    if (stop.signal.aborted || performance.now() > until) return stop.abort();
    const isBack = path.startsWith(location.pathname);
    if (isBack && Math.abs(scrollY - scroll) > 2) scrollTo({ top: scroll, behavior: 'instant' });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
