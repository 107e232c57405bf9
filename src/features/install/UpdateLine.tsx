import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { holdsInput } from './holdsInput.ts';
import * as css from './UpdateLine.css.ts';

export interface UpdateLineProps {
  /** Has the new version replace this one, which reloads the page. */
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Offers a new version. While a form holds input it says that the version waits, and takes it when it is pressed again after that. */
export function UpdateLine({ onTake, onClose }: UpdateLineProps) {
  const t = useText();
  const [isKept, setKept] = useState(false);
  const take = () => {
    const waits = holdsInput();
    setKept(waits);
    if (!waits) onTake();
  };
  return (
    <section className={css.line} aria-label={t('app.update.label')}>
      <output className={css.text}>{t(isKept ? 'app.update.kept' : 'app.update.text')}</output>
      <Button tone="secondary" size="sm" onClick={take}>
        {t('app.update.take')}
      </Button>
      <IconButton label={t('common.close')} icon={<Icon name="x" size={18} />} onClick={onClose} />
    </section>
  );
}
