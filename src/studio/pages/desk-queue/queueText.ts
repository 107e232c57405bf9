import { useCallback } from 'react';
import type { DeskKind } from '../../../domain/desk.ts';
import { Failure } from '../../../wire/failure.ts';
import type { DeskItem, Risk } from '../../../wire/studio/desk.ts';
import { failureTextOf } from '../../api/index.ts';
import words from '../../i18n/en/desk-queue.json' with { type: 'json' };
import { agoText, type StudioTextKey, spanText, useLanguage, useText } from '../../i18n/index.ts';
import type { StudioIconName } from '../../kit/index.ts';
import { sumOf } from './sums.ts';

/** Longer than this is too long. */
export const overdueMs = 30 * 60_000;

export const kindIcons: Readonly<Record<DeskKind, StudioIconName>> = {
  withdrawal: 'arrow-up-right',
  deposit: 'arrow-down-left',
  receipt: 'scales',
  binding: 'identification-card',
  promotion: 'gift',
  feedback: 'chat-circle-text',
  limit: 'sliders-horizontal',
  approval: 'users',
};

export type Level = 'low' | 'middle' | 'high';
export const levelOf = (score: number): Level => (score >= 60 ? 'high' : score >= 30 ? 'middle' : 'low');

const isWord = (key: string): key is StudioTextKey => key in words;

/** A value of the server in words; one that is free text as it is. */
export function useValueText(): (value: string) => string {
  const text = useText();
  return useCallback(
    (value) => {
      const key = `queue.value.${value}`;
      return isWord(key) ? text(key) : value;
    },
    [text],
  );
}

/** Values of an item’s detail, such as `deposit day`, each in words. */
export function useDetailText(): (item: DeskItem) => string {
  const value = useValueText();
  return useCallback(
    ({ kind, detail }) => (kind === 'limit' ? detail.split(' ').map(value).join(' / ') : value(detail)),
    [value],
  );
}

/** Waiting time of an item, or the time at which its subject takes effect. */
export function useWait(now: number): (item: DeskItem) => { readonly label: string; readonly isLate: boolean } {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    ({ at }) => {
      const ms = now - new Date(at).getTime();
      if (ms < -60_000) return { label: text('queue.takesEffect', { span: spanText(-ms, language) }), isLate: false };
      if (ms < 60_000) return { label: text('queue.now'), isLate: false };
      return { label: spanText(ms, language), isLate: ms > overdueMs };
    },
    [now, text, language],
  );
}

/** A reason to look twice as a sentence, and what it is about. */
export function useRiskText(now: number): (risk: Risk, item: DeskItem) => { readonly title: string; readonly text: string } {
  const text = useText();
  const language = useLanguage();
  return useCallback(
    ({ name, score, facts }, item) => {
      const { at, amount, needed, count, ...rest } = facts;
      const params = {
        ...rest,
        ...(at === undefined ? {} : { ago: agoText(at, now, language) }),
        ...(amount === undefined ? {} : { amount: sumOf(amount, item) }),
        ...(needed === undefined ? {} : { needed: sumOf(needed, item) }),
        ...(count === undefined ? {} : { count: Number(count) }),
      };
      const title = name === 'turnoverUnmet' && score === 0 ? 'queue.risk.turnoverMet' : (`queue.risk.${name}` as const);
      return { title: text(title, params), text: text(`queue.risk.${name}.text`, params) };
    },
    [now, text, language],
  );
}

const rules = ['own', 'secondOperator', 'asker', 'asked'] as const;

/** Reason why an act did not happen. */
export function useActFailure(): (thrown: unknown) => string {
  const text = useText();
  return (thrown) => {
    const { rule, by = '' } = (thrown instanceof Failure ? (thrown.value ?? {}) : {}) as { rule?: string; by?: string };
    if (rule === 'claimed') return text('queue.failed.claimed', { name: by });
    const known = rules.find((each) => each === rule);
    if (known !== undefined) return text(`queue.failed.${known}`);
    if (thrown instanceof Failure && (thrown.code === 'CONFLICT' || thrown.code === 'NOT_FOUND'))
      return text('queue.failed.changed');
    return failureTextOf(thrown, text);
  };
}
