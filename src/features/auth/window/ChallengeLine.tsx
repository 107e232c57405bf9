import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import * as css from './ChallengeLine.css.ts';
import type { ChallengePart } from './useChallenge.ts';

/** Status of the bot challenge: it is solved in advance if possible, else on submit. */
export function ChallengeLine({ challenge }: { readonly challenge: ChallengePart }) {
  const t = useText();
  const { look, press, begin } = challenge;
  const line = useRef<HTMLButtonElement>(null);
  const started = useEffectEvent(begin);
  useEffect(() => {
    const form = line.current?.closest('form');
    const onInput = () => started();
    const signs = ['focusin', 'input'] as const;
    for (const sign of signs) form?.addEventListener(sign, onInput);
    return () => {
      for (const sign of signs) form?.removeEventListener(sign, onInput);
    };
  }, []);
  const done = look === 'done';
  return (
    <button
      ref={line}
      type="button"
      className={css.look[look]}
      aria-disabled={done || look === 'busy' ? true : undefined}
      onClick={done || look === 'busy' ? undefined : press}
    >
      {look === 'busy' ? <Spinner /> : <Icon name="shield-check" weight={done ? 'fill' : 'duotone'} size={22} />}
      <span role="status">{t(`auth.challenge.${look}`)}</span>
    </button>
  );
}
