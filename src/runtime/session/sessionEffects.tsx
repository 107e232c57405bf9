import { Suspense } from 'react';
import { lobbyQueries } from '../../api/lobby.ts';
import { mirrorsQuery } from '../../api/mirrors.ts';
import { playQueries } from '../../api/play.ts';
import { sessionValues } from '../../api/session.ts';
import { trialAccountType } from '../../domain/accountType.ts';
import type { Language } from '../../domain/language.ts';
import type { SessionState } from '../../domain/sessionState.ts';
import { trueAccountWarning } from '../../domain/trueAccountWarning.ts';
import { type Translate, useText, WithWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { clientOf, type PageCache } from '../data/index.ts';
import { memberHref } from '../navigation/index.ts';
import type { Overlays } from '../overlays/index.ts';
import { keepReturnPath, takeReturnPath, type Visit } from './visit.ts';

/** The parts of the page that the session changes. */
export interface SessionPage {
  readonly t: Translate;
  readonly overlays: Overlays;
  readonly go: (path: string) => void;
  readonly cache: PageCache;
  /** Whether the current address opens a modal. */
  readonly hasModalRoute: () => boolean;
  readonly merchant: string;
  readonly language: Language;
  /** Whether passwords expire at this merchant. */
  readonly pwdEnabled: boolean;
  /** Whether the merchant offers a registration form. */
  readonly mayRegister: boolean;
  /** Whether the merchant has the member centre. */
  readonly hasMemberCentre: boolean;
  /** Idle timeout of a session, in minutes. */
  readonly idleMinutes: number;
}

const memberData = ['member'];

interface LogoutAnswers {
  readonly yes: () => void;
  readonly no: () => void;
}

/** The words of agents load with the warning: no one else needs them. */
function AgentsOnly() {
  return useText()('agent.only');
}

/** Side effects of the session on the page around it. */
export function sessionEffects(
  { t, overlays, go, cache, hasModalRoute, merchant, language, mayRegister, hasMemberCentre }: SessionPage,
  visit: Visit,
) {
  const client = () => clientOf(cache);
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
        title: t('in_popup_prompt'),
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
          ...(mayRegister ? [{ label: t('session.trial.upgrade'), onPress: () => overlays.openModal('registerModal') }] : []),
        ],
      }),
    /** A member at the centre of agents [GATE-07]. */
    warnMember: () =>
      overlays.showDialog({
        title: t(trueAccountWarning.title),
        icon: <Icon name="warning" weight="duotone" size={28} />,
        text: (
          <Suspense fallback={null}>
            <WithWords areas={['agent']}>
              <AgentsOnly />
            </WithWords>
          </Suspense>
        ),
        buttons: [{ label: t(trueAccountWarning.confirm) }],
      }),
    /** The first login of an account leads to securityCenter, where it is secured [LOGIN-06]. */
    welcome(name: string) {
      overlays.showToast({ tone: 'success', title: t('session.welcome', { name }) });
      if (!hasMemberCentre) return;
      const here = hasModalRoute() ? '/index' : `${location.pathname}${location.search}`;
      const { pathname, search } = new URL(takeReturnPath(visit) ?? here, 'http://site');
      keepReturnPath(visit, `${pathname}${memberHref('securityCenter', { welcome: '1' }, search)}`);
    },
    reportEnd: () => overlays.showToast({ tone: 'warning', title: t('session.ended'), detail: t('session.ended_text') }),
    /**
     * Fills what the session stores besides the account: vendors, mirrors, wallets and favourites. Each is loaded once per
     * session; a failed one stays empty until a page loads it.
     */
    keepMemberData({ account, isAgent }: Pick<SessionState, 'account' | 'isAgent'>) {
      const reader = { isMember: true, merchant, language, account };
      lobbyQueries.vendors(reader, () => true).catch(() => undefined);
      void client().prefetchQuery(mirrorsQuery());
      // A trial account has neither wallets nor favourites.
      if (isAgent === trialAccountType) return;
      if (sessionValues.read('merchantWallet') === null) void client().prefetchQuery(playQueries.balance());
      if (sessionValues.read('favGames') === null) void client().prefetchQuery(lobbyQueries.favourites(account));
    },
    /** Removes the member's data from the query cache. */
    forgetData: () => client().removeQueries({ queryKey: memberData }),
  } as const;
}
