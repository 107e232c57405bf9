import { queries } from '../../api/index.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { entryTargetOf } from '../../domain/lotteryEntry.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useLaunch } from '../../runtime/launch/index.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { VendorCard } from '../../wire/catalogue.ts';
import type { LotteryGame } from '../../wire/launch.ts';
import * as css from './Lottery.css.ts';

export interface LotteryVendorsProps {
  readonly lobby: LotteryAccountType;
  readonly games: readonly LotteryGame[];
}

/** The vendors of this lobby; a vendor's games open in a popup. */
export function LotteryVendors({ lobby, games }: LotteryVendorsProps) {
  const t = useText();
  const { ornament } = useBrand();
  const launcher = useLaunch();
  const { data: catalogue = [] } = useQuery(queries.catalogue());
  const here = new Map(games.map(({ game }) => [game.vassalage, game.gameType === 'ELOTT' ? 'ELOTT' : 'LOTT'] as const));
  const cards = new Map(catalogue.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.vassalage, vendor] as const)));
  const vendors = [...here].flatMap(([vassalage, gameType]) => {
    const card = cards.get(vassalage);
    return card === undefined ? [] : [{ card, gameType }];
  });
  if (launcher === null || vendors.length === 0) return null;
  const open = ({ vassalage, displayName }: VendorCard, gameType: 'LOTT' | 'ELOTT') => {
    const target = entryTargetOf({
      gameType,
      vassalage,
      accountTypeName: lobby,
      code: null,
      defaultPlayType: null,
      isGame: 'VASSALAGE',
      supportPlay: null,
    });
    if (target.kind === 'popup') launcher.showGames({ ...target, name: displayName });
    else launcher.launch(target.target);
  };
  return (
    <section>
      <SectionHeading title={t('lottery.vendors')} ornament={ornament} />
      <ul className={css.row}>
        {vendors.map(({ card, gameType }) => (
          <li key={card.vassalage}>
            <button
              type="button"
              className={css.vendor}
              aria-haspopup="dialog"
              aria-label={card.displayName}
              onClick={() => open(card, gameType)}
            >
              <Glyph src={card.smallIcon} width={112} height={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
