import { type SyntheticEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import * as css from './PageJump.css.ts';

export interface PageJumpProps {
  readonly page: number;
  readonly pages: number;
  readonly onJump: (page: number) => void;
}

/** Input for a page number, clamped to the valid range. */
export function PageJump({ page, pages, onJump }: PageJumpProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(String(page));
  const [known, setKnown] = useState(page);
  if (page !== known) {
    setKnown(page);
    setText(String(page));
  }

  const jump = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const wanted = Number.parseInt(text, 10);
    const next = Number.isNaN(wanted) ? page : Math.min(Math.max(wanted, 1), pages);
    setText(String(next));
    if (next !== page) onJump(next);
  };

  return (
    <form className={css.jump} onSubmit={jump} noValidate>
      <label htmlFor={id} className={css.label}>
        {t('lobby.goTo')}
      </label>
      <input
        id={id}
        className={css.field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        title={t('lobby.goToRange', { pages })}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => jump()}
      />
    </form>
  );
}
