import { pageMarks } from '../../domain/pagination.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';

export interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
  /** Accessible name if a screen has several; default "pages". */
  readonly label?: string;
}

/** Renders nothing for a single page. */
export function Pagination({ page, totalPages, onChange, label }: PaginationProps) {
  const t = useText();
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label ?? t('common.pages')}>
      <ul className={css.list}>
        <Step label={t('common.previous')} icon="caret-left" disabled={page <= 1} onPress={() => onChange(page - 1)} />
        {withKeys(pageMarks(page, totalPages)).map(({ key, mark }) => (
          <li key={key}>
            {mark === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={t(mark === page ? 'common.page_current' : 'common.page', { number: mark })}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onChange(mark)}
              >
                {mark}
              </button>
            )}
          </li>
        ))}
        <Step label={t('common.next')} icon="caret-right" disabled={page >= totalPages} onPress={() => onChange(page + 1)} />
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'caret-left' | 'caret-right';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Step({ label, icon, disabled, onPress }: StepProps) {
  return (
    <li>
      <button type="button" className={css.step} aria-label={label} disabled={disabled} onClick={onPress}>
        <Icon name={icon} weight="bold" size={14} />
      </button>
    </li>
  );
}

const withKeys = (marks: ReturnType<typeof pageMarks>) =>
  marks.map((mark, index) => ({ key: mark === 'gap' ? `gap-after-${marks[index - 1]}` : String(mark), mark }));
