import type { QueryClient } from '@tanstack/react-query';
import { trueAccountWarning } from '../../domain/accountType.ts';
import type { Translate } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Overlays } from '../overlays/index.ts';
import { takeReturnPath, type Visit } from './visit.ts';

/** The parts of the page that the session changes. */
export interface SessionPage {
  readonly t: Translate;
  readonly overlays: Overlays;
  readonly go: (path: string) => void;
  readonly cache: QueryClient;
  /** Whether the current address opens a modal. */
  readonly hasModalRoute: () => boolean;
  /** Whether passwords expire at this merchant. */
  readonly pwdEnabled: boolean;
  /** Idle timeout of a session, in minutes. */
  readonly idleMinutes: number;
}

const memberData = ['member'];

interface LogoutAnswers {
  readonly yes: () => void;
  readonly no: () => void;
}

/** Side effects of the session on the page around it. */
export function sessionEffects({ t, overlays, go, cache, hasModalRoute }: SessionPage, visit: Visit) {
  return {
    openPasswordChange: () => overlays.openModal('changePassModal'),
    goHome: () => go('/'),
    /** Returns to the page that required the login, or leaves a modal's route. */
    continueAfterLogin() {
      const path = takeReturnPath(visit);
      if (path !== null) go(path);
      else if (hasModalRoute()) go('/index');
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
        buttons: [
          { label: t(trueAccountWarning.confirm), tone: 'secondary' },
          { label: t('session.login'), onPress: () => overlays.openModal('loginPopupModal') },
          { label: t('session.trial.upgrade'), onPress: () => overlays.openModal('registerModal') },
        ],
      }),
    welcome: (name: string) => overlays.showToast({ tone: 'success', title: t('session.welcome', { name }) }),
    reportEnd: () => overlays.showToast({ tone: 'warning', title: t('session.ended'), detail: t('session.ended_text') }),
    /** Removes the member's data from the query cache. */
    forgetData: () => cache.removeQueries({ queryKey: memberData }),
  } as const;
}
