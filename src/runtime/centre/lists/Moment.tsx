import { momentText } from '../../../domain/momentText.ts';
import { useLanguage } from '../../../i18n/index.ts';
import { useBrand } from '../../brand/index.ts';
import * as css from './lists.css.ts';

interface MomentProps {
  readonly at: string;
  readonly to?: NonNullable<Parameters<typeof momentText>[1]['to']>;
}

/** A moment in a list, in the time zone of the brand. */
export function Moment({ at, to = 'second' }: MomentProps) {
  const language = useLanguage();
  const { timeZone } = useBrand();
  return <span className={css.moment}>{momentText(at, { timeZone, language, to })}</span>;
}
