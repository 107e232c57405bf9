import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Actor, createActor, fromPromise } from 'xstate';
import { gameState } from '../../api/gameState.ts';
import { launchGame, playQueries } from '../../api/playCalls.ts';
import { sessionValues } from '../../api/session.ts';
import { useBoot } from '../../brand/index.ts';
import { categoryPaths } from '../../domain/category.ts';
import { gameLaunched } from '../../domain/gameState.ts';
import { gameAddress, isGamePath, isLottery, type LaunchWish } from '../../domain/launchWish.ts';
import { loginFlags } from '../../domain/loginFlags.ts';
import { lotteryPaths } from '../../domain/lottery.ts';
import { frameFault, launchMachine } from '../../flows/launch/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { VendorGames } from '../../ui/launch/useLaunch.ts';
import { useOverlays } from '../../ui/overlay/useOverlays.ts';
import { GamePopup } from './GamePopup.tsx';
import type { LaunchSession } from './LaunchProvider.tsx';
import { launchRules } from './launchRules.ts';
import type { FrameEvent, LaunchStore } from './launchStore.ts';
import { PlayWords } from './PlayWords.tsx';
import { placeHere, returnTo } from './place.ts';
import { viewOf } from './viewOf.ts';

interface LaunchHostProps {
  readonly store: LaunchStore;
  readonly session: LaunchSession;
}

/** Runs launches, one at a time, and shows what stands over the page meanwhile. */
export function LaunchHost(props: LaunchHostProps) {
  return (
    <PlayWords>
      <Host {...props} />
    </PlayWords>
  );
}

function Host({ store, session }: LaunchHostProps) {
  const [popup, setPopup] = useState<VendorGames | null>(null);
  const run = useLaunchRun(store, session);
  useEffect(() => store.attach({ ...run, showGames: setPopup }), [store, run]);
  return popup === null ? null : <GamePopup vendor={popup} onClose={() => setPopup(null)} />;
}

/** The current launch: what it does outside, and the way to tell it something. */
function useLaunchRun(store: LaunchStore, session: LaunchSession) {
  const boot = useBoot();
  const t = useText();
  const overlays = useOverlays();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const running = useRef<Actor<typeof launchMachine> | null>(null);
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
    running.current?.send({ type: 'visitor.change', visitor: session.visitor });
  }, [session]);

  const launch = useCallback(
    (wish: LaunchWish) => {
      running.current?.stop();
      const rules = launchRules(boot);
      const { hasFreePlay } = loginFlags(boot.permission.whitelabel);
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
            enterTrial: fromPromise(() => latest.current.enterTrial()),
            requestAddress: fromPromise(({ input }) =>
              launchGame(input, { merchantCode: merchant, language: boot.language, backUrl: backOf(input), lottery }),
            ),
          },
          actions: {
            askLogin: () => overlays.openModal('loginPopupModal'),
            warnTrueAccount: () => latest.current.warnTrueAccount(),
            keepAddress: (_, address) => {
              if (address === null) return;
              sessionValues.write('iframeUrl', address);
              gameState.change((state) => gameLaunched(state, wish.gameType, address));
              // A reload of the page brings the game that stands there.
              if (isGamePath(location.pathname)) history.replaceState(history.state, '', gameAddress(wish));
            },
            openGamePage: (_, wanted) => void navigate(gameAddress(wanted), { state: { place: placeHere() } }),
            showFault: ({ context }) => {
              // The page of the frame says it itself.
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
            wish,
            visitor: latest.current.visitor,
            hasFreePlay,
            rules,
            turn: turns,
            isAtGame: () => isGamePath(location.pathname),
            now: Date.now,
          },
        },
      );
      running.current = actor;
      actor.subscribe((snapshot) => {
        turns = snapshot.context.turn;
        const ended = snapshot.status !== 'active';
        cover(!ended && snapshot.hasTag('covered'));
        store.show(ended ? null : viewOf(snapshot));
      });
      actor.start();
    },
    [boot, t, overlays, navigate, cache, store],
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

/** Launch CDNs that failed in this visit: the next launch does not begin with them. */
let turns = 0;

/** Where somebody belongs who came to a game by its address. */
const homeOf = ({ lottery, gameType }: LaunchWish) => (lottery === null ? categoryPaths[gameType] : lotteryPaths[lottery]);

const backOf = (wish: LaunchWish) => `${location.origin}${isLottery(wish) ? homeOf(wish) : '/index'}`;
