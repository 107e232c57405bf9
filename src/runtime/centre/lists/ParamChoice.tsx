import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { useMemberParams } from '../parts/useMemberParams.ts';
import * as css from './lists.css.ts';
import type { ParamProps } from './paramFilters.tsx';
import { firstPage } from './period.ts';

interface ParamChoiceProps extends ParamProps {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The choice that the address leaves out. */
  readonly standard?: string;
  readonly searchLabel?: string;
}

/** One of many. Needs the words of `form`. */
export function ParamChoice({ name, label, value, options, standard = '', searchLabel = label }: ParamChoiceProps) {
  const [, change] = useMemberParams();
  return (
    <div className={css.choice}>
      <Dropdown
        label={label}
        options={options}
        selected={value === '' ? standard : value}
        onSelect={(id) => change({ [name]: id === standard ? null : id, ...firstPage })}
        searchLabel={searchLabel}
      />
    </div>
  );
}
