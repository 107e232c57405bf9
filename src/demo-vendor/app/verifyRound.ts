import type { Game } from '../catalogue/index.ts';
import { amountText, readAmount, returned } from '../engines/amount.ts';
import { shoot } from '../engines/catch/shoot.ts';
import { catchTables } from '../engines/catch/tables.ts';
import { modelOf } from '../engines/events/models.ts';
import { paytables } from '../engines/slot/paytables.ts';
import { spin } from '../engines/slot/spin.ts';
import { commitmentOf, repeat } from '../fairness/browserProof.ts';
import type { Random } from '../fairness/random.ts';
import type { FrameRound } from '../wire.ts';
import { client } from './client.ts';
import { h, replace } from './dom.ts';
import { icon } from './icons.ts';
import { moneyOf, t } from './text.ts';

/** Recomputes a round in the browser from its seeds and compares commitment, result and payout. */
export async function verifyRound(place: Element, game: Game, round: FrameRound) {
  replace(place, h('p', { class: 'quiet' }, t('loading')));
  const proof = await client.proof(round.id).catch(() => null);
  if (proof === null) return replace(place, h('p', { class: 'quiet' }, t('e_offline')));
  const facts = [
    [t('commitment'), proof.commitment],
    [t('server_seed'), proof.serverSeed ?? t(round.event === null ? 'seed_hidden' : 'seed_later')],
    [t('client_seed'), proof.clientSeed],
    [t('nonce'), String(proof.nonce)],
  ] as const;
  const list = h('dl', { class: 'facts' }, ...facts.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));
  if (proof.serverSeed === null) return replace(place, list);
  const whole = { serverSeed: proof.serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce };
  const hashes = (await commitmentOf(proof.serverSeed)) === proof.commitment;
  const again = await repeat(whole, (random) => payoutOf(game, round, random));
  const equal = again === round.payout;
  const step = (right: boolean, text: string) =>
    h('p', { class: right ? 'is-won' : 'is-lost' }, icon(right ? 'check' : 'close', 16), ` ${text}`);
  return replace(
    place,
    list,
    step(hashes, t('step_hash')),
    step(equal, `${t('step_result')}: ${moneyOf(again)}`),
    h('p', {}, h('strong', {}, t(hashes && equal ? 'verified' : 'not_verified'))),
  );
}

/** Expected payout of a round, from the seeds alone. */
export function payoutOf(game: Game, { stake, play, pick, event }: FrameRound, random: Random): string {
  const amount = readAmount(stake) ?? 0n;
  if (game.kind === 'slot') return amountText(returned(amount, spin(paytables[game.table], random).pays));
  if (game.kind === 'catch') return amountText(returned(amount, shoot(catchTables[game.table], Number(pick), random).pays));
  const model = modelOf(game.model);
  const number = event ?? 0;
  return amountText(returned(amount, model.returned(model.draw(random, number), play, pick, number)));
}
