import { useEffect, useEffectEvent } from 'react';
import { saferPlayQueries } from '../../api/saferPlay.ts';
import { priceText } from '../../domain/moneyText.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery, useQueryClient } from '../../runtime/data/index.ts';
import { useOverlays } from '../../runtime/overlays/index.ts';
import { type RealityCheckDeps, startRealityCheck } from './realityCheck.ts';

/** Interrupts the game as often as its player has chosen, with the time and the sums of the day. */
export default function RealityCheck({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText();
  const { money } = useBrand();
  const { showDialog } = useOverlays();
  const { data } = useQuery(saferPlayQueries.state());
  const client = useQueryClient();
  const everyMinutes = data?.realityCheck.minutes ?? null;
  const sum = (value: string) => priceText(value, data?.currencySymbol ?? '', money);
  const readToday = useEffectEvent(() => client.fetchQuery(saferPlayQueries.activity('day')));
  const show = useEffectEvent<RealityCheckDeps['show']>(({ minutes, today }) =>
    showDialog({
      title: t('play.check', { minutes }),
      ...(today === null ? {} : { text: t('play.check.text', { stakes: sum(today.stakes), net: sum(today.net) }) }),
      buttons: [{ label: t('play.back'), tone: 'secondary', onPress: onLeave }, { label: t('play.check.go_on') }],
    }),
  );
  useEffect(() => {
    if (everyMinutes === null) return undefined;
    return startRealityCheck({ everyMinutes, readToday: () => readToday(), show: (check) => show(check) });
  }, [everyMinutes]);
  return null;
}
