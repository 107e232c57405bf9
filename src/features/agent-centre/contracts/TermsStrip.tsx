import type { ContractKind } from '../../../domain/contracts/index.ts';
import { termChanges } from '../../../domain/contracts/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { Terms } from '../../../wire/contracts.ts';
import { useTermText } from '../parts/useTermText.ts';
import * as css from './contracts.css.ts';

interface TermsStripProps {
  readonly kind: ContractKind;
  readonly terms: Terms;
  /** Terms that were agreed before; a changed value is struck through beside the new one. */
  readonly before: Terms | null;
}

/** The terms side by side; a list on phones. */
export function TermsStrip({ kind, terms, before }: TermsStripProps) {
  const t = useText();
  const textOf = useTermText();
  return (
    <dl className={css.terms}>
      {termChanges(kind, before, terms).map(({ name, type, value, before: former, isChanged }) => (
        <div key={name} className={css.term}>
          <dt className={css.termName}>{t(`contract.term.${name}`)}</dt>
          <dd className={css.termValue}>
            {isChanged && former !== null ? (
              <>
                <del className={css.old}>{textOf(type, former)}</del> <ins className={css.fresh}>{textOf(type, value)}</ins>
              </>
            ) : (
              textOf(type, value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
