import type { PreviewLink } from '../../../wire/studio/previews.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Card, Count } from '../../kit/index.ts';
import * as css from './previewLinks.css.ts';

/** Remarks of the visitors of all links, newest first. */
export function Remarks({ links }: { readonly links: readonly PreviewLink[] }) {
  const text = useText();
  const moment = useMoment();
  const all = links
    .flatMap(({ label, remarks }) => remarks.map((remark) => ({ ...remark, label })))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (all.length === 0) return null;
  return (
    <Card label={text('links.remarks')}>
      <div className={css.head}>
        <h2 className={css.title}>{text('links.remarks')}</h2>
        <Count value={all.length} />
      </div>
      <ul className={css.remarks}>
        {all.map(({ id, text: words, name, label, page, at }) => (
          <li key={id} className={css.remark}>
            <div className={css.remarkWords}>
              {words}
              <span className={css.quiet}>{`${name} · ${label} · ${page} · ${moment(at)}`}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
