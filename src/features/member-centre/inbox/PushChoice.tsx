import { useText } from '../../../i18n/index.ts';
import { Card } from '../../../runtime/centre/index.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import * as css from './inbox.css.ts';
import type { PushState } from './usePush.ts';

/** The member's choice of notices on this browser. */
export function PushChoice({ isOn, isDenied, change }: PushState) {
  const t = useText();
  return (
    <Card>
      <Checkbox name="push" checked={isOn} onChange={change} fault={isDenied ? t('inbox.push.denied') : null}>
        {t('inbox.push')}
        <span className={css.pushText}>{t('inbox.push.text')}</span>
      </Checkbox>
    </Card>
  );
}
