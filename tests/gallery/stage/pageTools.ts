import type { LaunchTarget } from '../../../src/domain/launchTarget.ts';
import type { TextKey, Translate } from '../../../src/i18n/index.ts';
import type { Launcher } from '../../../src/runtime/launch/index.ts';
import type { Overlays } from '../../../src/runtime/overlays/index.ts';
import { signedIn } from '../answers.ts';
import { planOf } from '../flows/index.ts';
import type { Scene, Step } from '../plan.ts';

/** Product functions that start what no machine starts by itself. */
export interface PageTools {
  readonly open: (what: Scene['opens']) => void;
  readonly launch: (target: LaunchTarget) => void;
  /** Presses the first button with this word, once it is there. */
  readonly press: (word: TextKey) => Promise<void>;
  /** Performs steps that need the page, e.g. for its texts; false if the machine can take the step alone. */
  readonly act: (flow: string, step: Step) => Promise<boolean>;
}

interface Deps {
  readonly t: Translate;
  readonly overlays: Overlays;
  readonly session: { readonly open: (by: ReturnType<typeof signedIn>) => void; readonly logOut: () => void };
  readonly callSupport: (() => void) | null;
  readonly launcher: Launcher | null;
}

export function createPageTools({ t, overlays, session, callSupport, launcher }: Deps): PageTools {
  const toast = () => overlays.showToast({ tone: 'success', title: t('session.welcome', { name: 'Minh Anh' }) });
  const acts: Readonly<Record<string, (() => void | Promise<void>) | undefined>> = {
    'overlays do:notices': () => overlays.openModal('noticeModal'),
    'overlays do:ask': () =>
      overlays.showDialog({
        title: t('session.logout'),
        text: t('in_sure_logout'),
        buttons: [{ label: t('session.stay') }, { label: t('session.logout') }],
      }),
    'overlays do:toast1': toast,
    'overlays do:toast2': () => overlays.showToast({ tone: 'info', title: t('form.code_sent') }),
    'overlays do:toast3': () =>
      overlays.showToast({ tone: 'warning', title: t('session.ended'), detail: t('session.ended_text') }),
    // The dialog closes because its button is pressed, not because the flow continues.
    'logout do:confirm': () => pressInDialog(t('session.logout')),
    'logout do:cancel': () => pressInDialog(t('session.stay')),
    'overlays do:load': () => void overlays.showLoader(t('common.loading')),
  };
  let warned = false;
  return {
    open(what) {
      if (what === undefined) return;
      if (what === 'logOut') session.logOut();
      else if (what === 'customerService') callSupport?.();
      else overlays.openModal(what);
    },
    launch: (target) => launcher?.launch(target),
    press: (word) => pressOf('button', () => t(word)),
    async act(flow, step) {
      // Close the warning dialog first, as a user has to.
      if (warned && flow === 'smsCountdown') await pressInDialog(t('common.ok'));
      warned = flow === 'smsCountdown' && refused.test(step);
      const act = acts[`${flow} ${step}`];
      if (act !== undefined) {
        await act();
        return true;
      }
      const event = step.startsWith('do:') ? planOf(flow).events[step.slice(3)]?.event : undefined;
      // Without a session, the page runs no session flow before a login.
      if (flow !== 'session' || event?.type !== 'session.open') return false;
      session.open(event['signedIn'] as ReturnType<typeof signedIn>);
      return true;
    },
  };
}

/** Errors shown in a dialog. */
const refused = /^answer:sendCode:(?:rate|offline)$/;

const pressInDialog = (label: string) => pressOf('[role="alertdialog"] button', () => label);

/** @param labelOf Read in each turn: the words of a page come with it. */
async function pressOf(selector: string, labelOf: () => string): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const label = labelOf();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(selector)];
    const button = buttons.find(({ textContent }) => textContent === label);
    if (button !== undefined) {
      button.click();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No button says "${labelOf()}".`);
}
