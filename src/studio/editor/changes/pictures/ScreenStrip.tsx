import { type ReactNode, useCallback } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Badge, Icon } from '../../../kit/index.ts';
import { placeOf } from '../../../preview/index.ts';
import * as css from './pictures.css.ts';
import type { Screen } from './screen.ts';

interface ScreenStripProps {
  readonly screens: readonly Screen[];
  readonly shown: string;
  readonly lookedAt: readonly string[];
  readonly onChoose: (id: string) => void;
  /** The act on the screen that is shown. */
  readonly children: ReactNode;
}

/** Screens that show what was changed, each with whether it was looked at. */
export function ScreenStrip({ screens, shown, lookedAt, onChoose, children }: ScreenStripProps) {
  const text = useText();
  const nameOf = useScreenName();
  const left = screens.filter(({ id }) => !lookedAt.includes(id)).length;
  return (
    <div className={css.strip}>
      <div className={css.stripHead}>
        <h2 className={css.stripTitle}>{text('pictures.screens')}</h2>
        <span className={css.stripCount} role="status">
          {text(left === 0 ? 'pictures.allSeen' : 'pictures.left', { count: left, of: screens.length })}
        </span>
        <span className={css.stripAct}>{children}</span>
      </div>
      <ul className={css.screens}>
        {screens.map((screen) => {
          const isSeen = lookedAt.includes(screen.id);
          const isShown = screen.id === shown;
          return (
            <li key={screen.id}>
              <button
                type="button"
                className={isShown ? css.screenShown : css.screen}
                aria-pressed={isShown}
                onClick={() => onChoose(screen.id)}
              >
                <span className={css.screenName}>
                  <Icon name={screen.device === 'phone' ? 'device-mobile' : 'browser'} size={14} tone="quiet" />
                  {nameOf(screen)}
                </span>
                <Badge tone={isSeen ? 'success' : 'warning'} {...(isSeen ? { mark: { name: 'eye' as const } } : {})}>
                  {text(isSeen ? 'pictures.seen' : 'pictures.toSee')}
                </Badge>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Name of a screen: its page, and the appearance it is shown in. */
export function useScreenName(): (screen: Screen) => string {
  const text = useText();
  return useCallback(
    ({ page, mode, language, device }) => {
      const place = placeOf(page);
      const parts = [place === undefined ? page : text(place.label), text(`preview.mode.${mode}`), language.toUpperCase()];
      return [...parts, ...(device === 'phone' ? [text('preview.width.phone')] : [])].join(' · ');
    },
    [text],
  );
}
