import { SearchField, type SearchFieldProps } from '../../../ui/SearchField/SearchField.tsx';
import * as css from './lists.css.ts';

/** Searches a list for a number or a name: on Enter, because each search is a call. */
export function ListSearch(props: Omit<SearchFieldProps, 'onEnter' | 'maxLength'>) {
  return (
    <div className={css.search}>
      <SearchField {...props} onEnter maxLength={24} />
    </div>
  );
}
