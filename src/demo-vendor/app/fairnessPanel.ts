import type { Game } from '../catalogue/index.ts';
import type { FrameSeeds } from '../wire.ts';
import { client } from './client.ts';
import { h, replace } from './dom.ts';
import { t } from './text.ts';

/** The active seed pair. Changing the client seed rotates the pair and reveals the server seed. */
export function fairnessPanel(game: Game): HTMLElement {
  if ('pace' in game) return h('div', { class: 'rules' }, h('p', {}, t('fair_text')), h('p', {}, t('fair_event_text')));
  const facts = h('dl', { class: 'facts' });
  const input = h('input', {
    class: 'input',
    name: 'clientSeed',
    maxlength: 64,
    pattern: '[A-Za-z0-9._\\-]{1,64}',
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const notice = h('p', { class: 'quiet', role: 'status' });
  const show = ({ commitment, clientSeed, nonce }: FrameSeeds) => {
    const rows = [
      [t('commitment'), commitment],
      [t('client_seed'), clientSeed],
      [t('nonce'), String(nonce)],
    ] as const;
    replace(facts, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));
  };
  const change = async (event: Event) => {
    event.preventDefault();
    try {
      show(await client.changeSeed(input.value));
      notice.textContent = t('seed_changed');
    } catch {
      notice.textContent = t('e_offline');
    }
  };
  const fresh = crypto.getRandomValues(new Uint8Array(8));
  input.value = Array.from(fresh, (byte) => byte.toString(16).padStart(2, '0')).join('');
  void client
    .state()
    .then(({ seeds }) => show(seeds))
    .catch(() => undefined);
  return h(
    'div',
    { class: 'rules' },
    h('p', {}, t('fair_text')),
    facts,
    h(
      'form',
      { class: 'seed-form', onsubmit: (event: never) => void change(event) },
      h('label', { class: 'field' }, h('span', {}, t('new_seed')), input),
      h('button', { type: 'submit', class: 'primary' }, t('change_seed')),
    ),
    notice,
  );
}
