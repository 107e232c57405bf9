import '../../domain/polyfills.ts';
import './fonts.css';
import './play.css';
import './games.css';
import './tables.css';
import './felt.css';
import './dealer.css';
import './roulette.css';
import './winMoment.css';
import type { FrameRound } from '../wire.ts';
import { boot, game } from './boot.ts';
import { client } from './client.ts';
import { h } from './dom.ts';
import { buildFrame, type Frame } from './frame.ts';
import { followMode, postToSite } from './parent.ts';
import { Purse } from './purse.ts';
import { isSettled, roundSum } from './roundSum.ts';
import type { Table } from './table.ts';
import { sumText, t } from './text.ts';

// The ticket of the address is spent: a reload asks for the session's own page.
history.replaceState(null, '', boot.place);

const root = document.querySelector<HTMLElement>('#game');

async function open(place: HTMLElement): Promise<void> {
  place.replaceChildren(h('p', { class: 'opening', role: 'status' }, t('loading')));
  try {
    const state = await client.state();
    const purse = new Purse();
    purse.begin(state);
    const frame = buildFrame(
      place,
      purse,
      (panel) => void import('./information.ts').then(({ openInformation }) => openInformation(panel)),
    );
    await begin({ frame, purse, state });
    resume(frame, purse, state.unseen);
    focusMainAction(frame);
    postToSite({ type: 'ready' });
    if (purse.isEmpty) frame.say(t('e_zero'), 'bad');
  } catch {
    place.replaceChildren(
      h(
        'main',
        { class: 'notice', role: 'alert' },
        h('h1', {}, t('ended_title')),
        h('p', {}, t('e_offline')),
        h('button', { type: 'button', class: 'primary', onclick: () => void open(place) }, t('retry')),
      ),
    );
    postToSite({ type: 'error', code: 'OPEN' });
  }
}

/** A page of another origin may not take the focus itself, so the main action gets it when the site hands it to the frame. */
function focusMainAction({ actions }: Frame) {
  const focus = () => {
    if (document.activeElement === document.body) actions.querySelector('button')?.focus({ preventScroll: true });
  };
  focus();
  addEventListener('focus', focus, { once: true });
}

async function begin(table: Table) {
  if (game.kind === 'slot') return (await import('./slot/slotGame.ts')).playSlot(table, game);
  if (game.kind === 'catch') return (await import('./catch/catchGame.ts')).playCatch(table, game);
  if (game.kind === 'match') return (await import('./events/matchGame.ts')).playMatch(table, game);
  return (await import('./events/eventGame.ts')).playEvent(table, game);
}

/**
 * Shows the result of rounds that were settled while the game was closed, once. They may have been settled after the site, or
 * this page, read its balance.
 */
function resume(frame: Frame, purse: Purse, unseen: readonly FrameRound[]) {
  const ended = unseen.filter(isSettled);
  if (ended.length === 0) return;
  const sum = roundSum(ended);
  const isBack = ended.every(({ state }) => state === 'cancelled');
  frame.result(sum);
  frame.say(isBack ? t('resumed_back') : t('resumed', { amount: sumText(sum) }));
  void client.seen(ended.map(({ id }) => id)).catch(() => undefined);
  void purse.refresh();
}

followMode();
if (root !== null) void open(root);
