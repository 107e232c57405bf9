import { useId } from 'react';
import { useText, WithWords } from '../../i18n/index.ts';
import { OverlayFrame } from '../../ui/OverlayFrame/OverlayFrame.tsx';
import { StepUp, type StepUpProps } from './StepUp.tsx';
import * as css from './stepUp.css.ts';

const width = 440;

/** The question for a proof, over the form that waits for it. */
export default function StepUpDialog(props: StepUpProps) {
  return (
    <WithWords areas={['member-account']}>
      <Content {...props} />
    </WithWords>
  );
}

function Content(props: StepUpProps) {
  const t = useText();
  const title = useId();
  return (
    <OverlayFrame kind="dialog" labelledBy={title} width={width} onEscape={props.onCancel}>
      <div className={css.body}>
        <h2 id={title} className={css.title}>
          {t('member.account.stepUp.title')}
        </h2>
        <StepUp {...props} />
      </div>
    </OverlayFrame>
  );
}
