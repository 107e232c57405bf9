import type { OfferVersion } from '../../../wire/studio/deskOffers.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button } from '../../kit/index.ts';
import * as css from './promotions.css.ts';

interface VersionsProps {
  readonly versions: readonly OfferVersion[];
  readonly live: number | null;
  readonly isLocked: boolean;
  readonly onTake: (document: OfferVersion['document']) => void;
}

/** Versions with who wrote and published them; an earlier one can be written again. */
export function Versions({ versions, live, isLocked, onTake }: VersionsProps) {
  const text = useText();
  const moment = useMoment();
  return (
    <section className={css.section} aria-labelledby="offer-versions">
      <h2 id="offer-versions" className={css.sectionTitle}>
        {text('offers.versions')}
      </h2>
      <ol className={css.versions}>
        {versions.map(({ version, madeBy, madeAt, publishedBy, publishedAt, document }, index) => (
          <li key={version} className={css.version}>
            <span className={css.cardWords}>
              <strong>{madeBy === null ? text('offers.versionOfManifest') : text('offers.version', { version })}</strong>
              <span className={css.meta}>
                {madeBy === null ? moment(madeAt) : text('offers.madeBy', { who: madeBy, when: moment(madeAt) })}
                {publishedAt === null || publishedBy === null
                  ? ''
                  : ` · ${text('offers.publishedBy', { who: publishedBy, when: moment(publishedAt) })}`}
              </span>
            </span>
            {version === live ? <Badge tone="success">{text('offers.inForce')}</Badge> : null}
            {index === 0 || isLocked ? null : (
              <Button size="small" variant="ghost" onPress={() => onTake(document)}>
                {text('offers.take')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
