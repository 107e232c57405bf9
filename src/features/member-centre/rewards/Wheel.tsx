import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moneyOf } from '../../../domain/money.ts';
import { shortAmount } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import type { RaffleResult, RuleFacts } from '../../../wire/promotions.ts';
import * as css from './rewards.css.ts';
import { rotationTo, slicesOf } from './wheelSlices.ts';

interface WheelProps {
  readonly prizes: RuleFacts['prizes'];
  /** The draw that the wheel turns to; null before the first. */
  readonly drawn: RaffleResult | null;
  /** The wheel has come to rest at the draw. */
  readonly onRest: (drawn: RaffleResult) => void;
}

/** A wheel with a slice per prize. Decoration: the result is also said in words. With reduced motion it does not turn but jumps. */
export function Wheel({ prizes, drawn, onRest }: WheelProps) {
  const t = useText();
  const disc = useRef<SVGGElement>(null);
  const [turned, setTurned] = useState<{ readonly drawn: RaffleResult | null; readonly rotation: number }>({
    drawn: null,
    rotation: 0,
  });
  if (drawn !== null && drawn !== turned.drawn) {
    setTurned({ drawn, rotation: rotationTo(drawn.prize, prizes.length, turned.rotation) });
  }
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (drawn === null) return undefined;
    let isShown = true;
    // None where motion is reduced: the wheel is then at rest already.
    const turning = disc.current?.getAnimations() ?? [];
    void Promise.allSettled(turning.map(({ finished }) => finished)).then(() => (isShown ? rest(drawn) : undefined));
    return () => {
      isShown = false;
    };
  }, [drawn]);
  return (
    <svg className={css.wheel} viewBox="-112 -116 224 228" aria-hidden="true">
      <g ref={disc} className={css.disc} style={{ transform: `rotate(${turned.rotation}deg)` }}>
        {slicesOf(prizes.length).map(({ path, turn }, index) => {
          // Of an odd number the last one would look like the first, which is beside it.
          const look = index % 2 === 1 ? 'odd' : index > 0 && index === prizes.length - 1 ? 'last' : 'even';
          const amount = prizes[index]?.amount ?? '0';
          return (
            <g key={turn}>
              <path d={path} className={css.sliceOf[look]} />
              <text className={css.sliceTextOf[look]} transform={`rotate(${turn}) translate(0 -70)`} textAnchor="middle">
                {moneyOf(amount) === 0n ? t('rewards.raffle.blankSlice') : shortAmount(amount)}
              </text>
            </g>
          );
        })}
        <circle r="100" className={css.rim} />
      </g>
      <circle r="26" className={css.hub} />
      <path d="M -10 -114 L 10 -114 L 0 -90 Z" className={css.pointer} />
    </svg>
  );
}
