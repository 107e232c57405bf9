import type { QueryClient } from '@tanstack/react-query';
import { trueAccountWarning } from '../../../domain/accountType.ts';
import { windowOf } from '../../../domain/routes.ts';
import type { Translate } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Overlays } from '../../../ui/overlay/useOverlays.ts';
import { wantedPath } from './wantedPath.ts';

/** What the page lends to its session. */
export interface PageTools {
  readonly t: Translate;
  readonly overlays: Overlays;
  readonly go: (path: string) => void;
  readonly cache: QueryClient;
  /** Whether the merchant lets passwords expire. */
  readonly pwdEnabled: boolean;
  /** Minutes without a member's call after which the server ends a session. */
  readonly idleMinutes: number;
}

const memberData = ['member'];

interface LogoutAnswers {
  readonly yes: () => void;
  readonly no: () => void;
}

/** What the session does to the page around it. */
export function outsideOf({ t, overlays, go, cache }: PageTools) {
  return {
    openPasswordChange: () => overlays.openModal('changePassModal'),
    goHome: () => go('/'),
    /** Back to where the login was asked for, and away from the address of a window. */
    goOn() {
      const path = wantedPath.take();
      if (path !== null) go(path);
      else if (windowOf(location.pathname) !== null) go('/index');
    },
    askLogout: ({ yes, no }: LogoutAnswers) =>
      overlays.showDialog({
        title: t('session.logout'),
        icon: <Icon name="sign-out" size={28} />,
        text: t('in_sure_logout'),
        buttons: [
          { label: t('session.stay'), tone: 'secondary', onPress: no },
          { label: t('session.logout'), onPress: yes },
        ],
      }),
    warnTrial: () =>
      overlays.showDialog({
        title: t(trueAccountWarning.title),
        icon: <Icon name="warning" weight="duotone" size={28} />,
        text: t(trueAccountWarning.text),
        buttons: [{ label: t(trueAccountWarning.confirm) }],
      }),
    welcome: (name: string) => overlays.showToast({ tone: 'success', title: t('session.welcome', { name }) }),
    reportEnd: () => overlays.showToast({ tone: 'warning', title: t('session.ended'), detail: t('session.ended_text') }),
    /** Forgets what the page has loaded of the member. */
    forgetData: () => cache.removeQueries({ queryKey: memberData }),
  } as const;
}
