import type { Game } from '../../catalogue/index.ts';
import { readAmount } from '../../engines/amount.ts';
import { pickText, playText } from '../../i18n/pickText.ts';
import type { FrameRound } from '../../wire.ts';
import { client } from '../client.ts';
import { h, replace } from '../dom.ts';
import { sound } from '../sound.ts';
import type { Table } from '../table.ts';
import { money, moneyOf, t, words } from '../text.ts';

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
      h('b', {}, pickText(words, game, round.pick, round.event ?? 0)),
      h('span', {}, `${playText(words, round.play)} · #${round.event}`),
    ),
    h('div', { class: 'bet-money' }, h('span', {}, moneyOf(round.stake)), outcome(round)),
  );

/** What a bet returned, or that it is still open or was cancelled. */
export function outcome({ state, payout }: FrameRound) {
  if (state === 'open') return h('b', { class: 'is-waiting' }, t('waiting'));
  if (state === 'cancelled' || state === 'cancelling') return h('b', { class: 'is-waiting' }, t('cancelled'));
  const won = readAmount(payout ?? '0') ?? 0n;
  return won > 0n ? h('b', { class: 'is-won' }, `+${money(won)}`) : h('b', { class: 'is-lost' }, t('lost'));
}

/** Shows and sounds the sum that bets returned when they ended, marks them as seen and refreshes the balance. */
export function announceResults({ frame, purse }: Table, ended: readonly FrameRound[]) {
  const won = ended.reduce((sum, { payout }) => sum + (readAmount(payout ?? '0') ?? 0n), 0n);
  frame.win(won);
  sound.play(won > 0n ? 'win' : 'miss');
  frame.say(won > 0n ? t('you_won', { amount: money(won) }) : t('no_win'), won > 0n ? 'good' : 'plain');
  void client.seen(ended.map(({ id }) => id)).catch(() => undefined);
  void purse.refresh();
}
