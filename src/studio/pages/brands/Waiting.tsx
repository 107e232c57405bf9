import type { BrandCard } from '../../../wire/studio/brands.ts';
import { useMay } from '../../app/index.ts';
import { agoText, useLanguage, useText } from '../../i18n/index.ts';
import { Avatar, Count, Icon, LinkButton, type StudioIconName } from '../../kit/index.ts';
import * as css from './BrandsPage.css.ts';
import { lastChangeOf } from './facts.tsx';

interface Task {
  readonly brand: BrandCard;
  readonly icon: StudioIconName;
  readonly tone: 'info' | 'danger' | 'draft';
  readonly sentence: string;
  readonly act: string;
  readonly to: string;
}

/** Open work that this person may settle: drift, problems that stop, changes that are not published. */
export function Waiting({ brands }: { readonly brands: readonly BrandCard[] }) {
  const text = useText();
  const mayEdit = useMay('editor');
  const mayPublish = useMay('publisher');
  const tasks = brands.flatMap((brand): readonly Task[] => {
    const at = `/brands/${brand.merchant}`;
    const { draft, problems, drift, live } = brand;
    return [
      ...(drift && mayEdit
        ? [
            {
              brand,
              icon: 'git-diff',
              tone: 'info',
              sentence: text('brands.waiting.drift'),
              act: text('brands.drift.compare'),
              to: `${at}/folder`,
            } as const,
          ]
        : []),
      ...(problems.stops > 0 && mayEdit
        ? [
            {
              brand,
              icon: 'warning-circle',
              tone: 'danger',
              sentence: text('brands.waiting.stops', { count: problems.stops }),
              act: text('brands.open'),
              to: `${at}/edit`,
            } as const,
          ]
        : []),
      ...(draft !== null && draft.changes > 0 && problems.stops === 0 && mayPublish
        ? [
            {
              brand,
              icon: 'seal-check',
              tone: 'draft',
              sentence: text('brands.waiting.draft', { count: draft.changes }),
              act: text('brands.review'),
              to: `${at}/changes`,
            } as const,
          ]
        : []),
      ...(live === null && draft !== null && draft.changes === 0 && problems.stops === 0 && mayPublish
        ? [
            {
              brand,
              icon: 'rocket-launch',
              tone: 'draft',
              sentence: text('brands.waiting.unpublished'),
              act: text('brands.review'),
              to: `${at}/changes`,
            } as const,
          ]
        : []),
    ];
  });
  return (
    <section className={css.box} aria-label={text('brands.waiting')}>
      <div className={css.boxHead}>
        <h2 className={css.boxTitle}>{text('brands.waiting')}</h2>
        {tasks.length === 0 ? null : <Count tone="warning" value={tasks.length} />}
      </div>
      {tasks.length === 0 ? <p className={`${css.entry} ${css.soft}`}>{text('brands.waiting.none')}</p> : null}
      <ul>
        {tasks.map(({ brand, icon, tone, sentence, act, to }) => (
          <li key={`${brand.merchant} ${to} ${icon}`} className={css.entry}>
            <Icon name={icon} size={18} tone={tone} />
            <span className={css.sentence}>
              <b className={css.strong}>{brand.name}</b> {sentence}
            </span>
            <LinkButton to={to} size="small">
              {act}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last acts on the brands of the list, newest first. */
export function Lately({ brands, now }: { readonly brands: readonly BrandCard[]; readonly now: number }) {
  const text = useText();
  const language = useLanguage();
  const acts = brands
    .flatMap((brand) => {
      const change = lastChangeOf(brand);
      if (change === null) return [];
      const isPublished = brand.live !== null && brand.live.at === change.at;
      const sentence = isPublished
        ? text('brands.lately.published', { version: brand.live?.version ?? '' })
        : text('brands.lately.changed');
      return [{ brand, ...change, sentence }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, 5);
  return (
    <section className={css.box} aria-label={text('brands.lately')}>
      <div className={css.boxHead}>
        <h2 className={css.boxTitle}>{text('brands.lately')}</h2>
      </div>
      {acts.length === 0 ? <p className={`${css.entry} ${css.soft}`}>{text('brands.lately.none')}</p> : null}
      <ul>
        {acts.map(({ brand, by, at, sentence }) => (
          <li key={brand.merchant} className={css.act}>
            <Avatar name={by} />
            <span className={css.sentence}>
              <b className={css.strong}>{by}</b> {sentence} <b className={css.strong}>{brand.name}</b>
            </span>
            <span className={css.when}>{agoText(at, now, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
