import type { Game } from '../catalogue/index.ts';
import { pickText, playText } from '../i18n/pickText.ts';
import type { FrameRound } from '../wire.ts';
import { nameOf } from './catch/sea.ts';
import { client } from './client.ts';
import { h, replace } from './dom.ts';
import { outcome } from './events/myBets.ts';
import { momentOf, moneyOf, t, words, zone } from './text.ts';
import { verifyRound } from './verifyRound.ts';

/** The player's rounds with their fairness proofs. */
export function historyPanel(game: Game): HTMLElement {
  const list = h('ul', { class: 'bets history' });
  const more = h('button', { type: 'button', class: 'toggle' }, h('span', {}, t('more')));
  const place = h('div', { class: 'history-panel' }, h('p', { class: 'quiet' }, t('loading')));
  let before: number | undefined;

  const load = async () => {
    const { rounds } = await client.history(before);
    before = rounds.at(-1)?.at;
    list.append(...rounds.map((round) => row(game, round)));
    more.hidden = rounds.length < 20;
    replace(
      place,
      ...(list.childElementCount === 0
        ? [h('p', { class: 'quiet' }, t('history_empty'))]
        : [h('p', { class: 'quiet' }, t('zone', { zone: zone() })), list]),
      more,
    );
  };
  more.addEventListener('click', () => void load());
  void load().catch(() => replace(place, h('p', { class: 'quiet' }, t('e_offline'))));
  return place;
}

function row(game: Game, round: FrameRound) {
  const proof = h('div', { class: 'proof' });
  const check = h('button', { type: 'button', class: 'toggle small' }, h('span', {}, t('verify')));
  check.addEventListener('click', () => void verifyRound(proof, game, round));
  return h(
    'li',
    { class: 'bet' },
    h('div', {}, h('b', {}, title(game, round)), h('span', {}, momentOf(round.at))),
    h('div', { class: 'bet-money' }, h('span', {}, moneyOf(round.stake)), outcome(round)),
    check,
    proof,
  );
}

function title(game: Game, round: FrameRound) {
  if (game.kind === 'slot') return t('record_spin');
  if (game.kind === 'catch') return `${t('record_shot')}: ${nameOf(game.targets[Number(round.pick)] ?? '')}`;
  return `${playText(words, round.play)}: ${pickText(words, game, round.pick, round.event ?? 0, round.play)}`;
}
