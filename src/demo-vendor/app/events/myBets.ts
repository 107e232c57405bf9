import type { Game } from '../../catalogue/index.ts';
import { pickText, playText } from '../../i18n/pickText.ts';
import type { FrameRound } from '../../wire.ts';
import { client } from '../client.ts';
import { h, replace } from '../dom.ts';
import { roundSum } from '../roundSum.ts';
import type { Table } from '../table.ts';
import { moneyOf, signed, t, words } from '../text.ts';

/** The player's bets, newest first. */
export function listBets(place: Element, game: Game, rounds: readonly FrameRound[]) {
  replace(
    place,
    h('h2', {}, t('my_bets')),
    rounds.length === 0
      ? h('p', { class: 'quiet' }, t('no_bets'))
      : h('ul', { class: 'bets' }, ...rounds.slice(0, 12).map((round) => item(game, round))),
  );
}

const item = (game: Game, round: FrameRound) =>
  h(
    'li',
    { class: 'bet' },
    h(
      'div',
      {},
      h('b', {}, pickText(words, game, round.pick, round.event ?? 0, round.play)),
      h('span', {}, `${playText(words, round.play)} · #${round.event}`),
    ),
    h('div', { class: 'bet-money' }, h('span', {}, moneyOf(round.stake)), outcome(round)),
  );

/** The net of a bet, or that it is still open or was refunded. */
export function outcome(round: FrameRound) {
  if (round.state === 'open') return h('b', { class: 'is-waiting' }, t('waiting'));
  if (round.state === 'cancelled' || round.state === 'cancelling') return h('b', { class: 'is-waiting' }, t('cancelled'));
  const { verdict, net } = roundSum([round]);
  if (verdict === 'win') return h('b', { class: 'is-won' }, signed(net));
  return h('b', { class: 'is-lost' }, verdict === 'part' ? signed(net) : t(verdict === 'refund' ? 'cancelled' : 'lost'));
}

/** Announces the result of bets that were settled, marks them as seen and refreshes the balance. */
export function announceResults({ frame, purse }: Table, ended: readonly FrameRound[]) {
  if (ended.length === 0) return;
  void frame.announce(roundSum(ended));
  void client.seen(ended.map(({ id }) => id)).catch(() => undefined);
  void purse.refresh();
}
