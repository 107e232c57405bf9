import { useText } from '../../../i18n/index.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as words from '../window/words.css.ts';

export interface TermsProps {
  readonly age: number;
  readonly accepted: boolean;
  /** A submit failed because the box is not ticked. */
  readonly missing: boolean;
  readonly onChange: (accepted: boolean) => void;
}

/** Age and terms in one checkbox. The texts open beside the form, so that no input is lost. */
export function Terms({ age, accepted, missing, onChange }: TermsProps) {
  const t = useText();
  return (
    <Checkbox name="terms" checked={accepted} onChange={onChange} fault={missing && !accepted ? t('auth.terms.needed') : null}>
      {t('auth.terms.before', { age })}{' '}
      <SiteLink to="/help#terms" newTab className={words.link}>
        {t('auth.terms.link')}
      </SiteLink>{' '}
      {t('auth.terms.and')}{' '}
      <SiteLink to="/help#privacy" newTab className={words.link}>
        {t('auth.terms.privacy')}
      </SiteLink>
      .
    </Checkbox>
  );
}
