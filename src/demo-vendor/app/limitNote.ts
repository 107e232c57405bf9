import type { SeamlessLimit } from '../../wire/seamless.ts';
import { boot } from './boot.ts';
import { h } from './dom.ts';
import { leave, openLimits } from './parent.ts';
import { momentOf, moneyOf, t } from './text.ts';

/** Says that a limit of the player is reached: which one, how much of it is left and until when, with the ways to go on. */
export function limitNote(text: string, limit: SeamlessLimit | null) {
  const amount = (value: string) => (limit?.kind === 'time' ? t('minutes', { count: value }) : moneyOf(value));
  return h(
    'div',
    { class: 'limit-note' },
    h(
      'p',
      {},
      text,
      limit === null
        ? null
        : h(
            'small',
            {},
            t('limit_of', {
              kind: t(`limit_${limit.kind}`),
              period: t(`limit_${limit.period}`),
              amount: amount(limit.amount),
              left: amount(limit.left),
              until: momentOf(Date.parse(limit.resetsAt)),
            }),
          ),
    ),
    h(
      'div',
      { class: 'limit-ways' },
      boot.demo ? null : h('button', { type: 'button', class: 'toggle', onclick: openLimits }, t('limit_mine')),
      h('button', { type: 'button', class: 'toggle', onclick: leave }, t('leave')),
    ),
  );
}
