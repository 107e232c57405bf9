import { useText } from '../../../i18n/index.ts';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import { SearchField } from '../../../ui/SearchField/SearchField.tsx';
import { useMemberParams } from '../parts/useMemberParams.ts';
import * as css from './lists.css.ts';
import { firstPage } from './period.ts';

/** A filter of a list: which parameter of the address holds it. */
export interface ParamProps {
  readonly name: string;
  readonly label: string;
  /** As read from the address; empty for none. */
  readonly value: string;
}

interface ParamChipsProps extends ParamProps {
  /** Without "all", which comes first. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of the groups of a list, or all of it. */
export function ParamChips({ name, label, value, options }: ParamChipsProps) {
  const t = useText();
  const [, change] = useMemberParams();
  return (
    <RadioChips
      label={label}
      options={[{ value: '', label: t('records.all') }, ...options]}
      value={value}
      onChange={(chosen) => change({ [name]: chosen === '' ? null : chosen, ...firstPage })}
    />
  );
}

/** A number or a name to search for: on Enter, because each search is a call. */
export function ParamSearch({ name, label, value }: ParamProps) {
  const [, change] = useMemberParams();
  return (
    <div className={css.search}>
      <SearchField
        key={value}
        label={label}
        value={value}
        onSearch={(text) => change({ [name]: text === '' ? null : text, ...firstPage })}
        onEnter
        maxLength={24}
      />
    </div>
  );
}
