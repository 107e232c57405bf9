import { queries } from '../../api/index.ts';
import { categoryPaths } from '../../domain/category.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { LiveTable } from '../../wire/catalogue.ts';
import { GameLink } from './GameLink.tsx';
import * as css from './LiveTables.css.ts';
import { shortAmount } from './shortAmount.ts';

/** Four tables with a dealer. */
export function LiveTables() {
  const t = useText();
  const { ornament } = useBrand();
  const { data: tables = [] } = useServedQuery(queries.live());
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="home-live">
      <SectionHeading
        id="home-live"
        title={t('home.live.title')}
        ornament={ornament}
        aside={<TextLink to={categoryPaths.LIVE}>{t('home.live.enter')}</TextLink>}
      />
      <ul className={css.grid}>
        {tables.slice(0, 4).map((table) => (
          <li key={table.gameId}>
            <Table table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Table({ table }: { readonly table: LiveTable }) {
  const t = useText();
  const { mark } = useBrand();
  const name = table.name;
  const [min, max] = [shortAmount(table.minBet, t), shortAmount(table.maxBet, t)];
  return (
    <GameLink game={table} className={css.table}>
      <span className={css.art}>
        <span className={css.picture}>
          <LazyPicture
            picture={table.picture}
            alt=""
            sizes="(min-width: 1280px) 308px, (min-width: 1024px) 25vw, 50vw"
            fallback={<PictureFallback mark={mark} icon="spade" />}
          />
        </span>
        <span className={css.badge}>{t('home.live.badge')}</span>
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.limits}>
          <span aria-hidden="true">{`${min} – ${max}`}</span>
          <VisuallyHidden>{t('home.live.limits', { min, max })}</VisuallyHidden>
        </span>
      </span>
    </GameLink>
  );
}
