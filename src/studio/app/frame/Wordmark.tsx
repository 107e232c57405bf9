import { Link } from 'react-router-dom';
import { useText } from '../../i18n/index.ts';
import * as css from './frame.css.ts';
import * as mark from './Wordmark.css.ts';

/** The studio's mark; goes to the brands. */
export function Wordmark({ isMarkOnly = false }: { readonly isMarkOnly?: boolean }) {
  const text = useText();
  return (
    <Link to="/" className={css.home} aria-label={text('shell.title')}>
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
        <rect className={mark.ink} x={1} y={1} width={8} height={18} rx={2.5} />
        <rect className={mark.accent} x={11} y={1} width={8} height={8} rx={2.5} />
        <rect className={mark.pale} x={11} y={11} width={8} height={8} rx={2.5} />
      </svg>
      {isMarkOnly ? null : 'Livery'}
    </Link>
  );
}
