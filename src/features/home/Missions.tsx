import { queries } from '../../api/index.ts';
import { moneyText } from '../../domain/moneyText.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import * as css from './Missions.css.ts';

/** Daily missions and their rewards. */
export function Missions() {
  const t = useText();
  const { money, ornament } = useBrand();
  const { data: missions = [] } = useServedQuery(queries.missions());
  if (missions.length === 0) return null;
  return (
    <section aria-labelledby="home-missions">
      <SectionHeading id="home-missions" title={t('home.missions.title')} ornament={ornament} />
      <ul className={css.grid}>
        {missions.slice(0, 4).map((mission) => (
          <li key={mission.id} className={css.mission}>
            <div className={css.picture}>
              <Picture picture={mission.picture} sizes="72px" alt="" />
            </div>
            <div className={css.words}>
              <h3 className={css.title}>{mission.title}</h3>
              <p className={css.reward}>
                {t('home.missions.reward', { amount: moneyText(mission.reward, { ...money, decimals: 0 }) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
