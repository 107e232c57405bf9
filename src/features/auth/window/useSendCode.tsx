import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { checkMobile, nationalNumber, type PhoneCountry, toE164, vietnamPhone } from '../../../domain/phone.ts';
import type { GuestSmsPurpose } from '../../../domain/smsCountdown.ts';
import { createCountdowns, type Sent, type SmsTarget, smsCountdownMachine } from '../../../flows/sms-countdown/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisit, visitSlot } from '../../../runtime/session/index.ts';
import { codeLength } from '../../../ui/form/CodeField.tsx';
import { SendCodeButton } from '../../../ui/form/SendCodeButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureText } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';
import { createWidget } from '../challenge/widget.ts';
import { useCodeTickets } from './codeTickets.ts';
import { usePhoneCodes } from './phoneCodes.ts';

/** Shared by all forms of the visit: closing a modal does not reset a cooldown. */
const smsCountdowns = visitSlot('page', createCountdowns);
/** Country of each number in E.164, because the flow has the number only. */
const numberCountries = visitSlot('page', () => new Map<string, PhoneCountry>());

interface SendCodeOptions {
  readonly purpose: GuestSmsPurpose;
  /** As typed. */
  readonly number: string;
  readonly country: PhoneCountry;
  /** Shows the error of the number. */
  readonly onMissing: () => void;
}

/** The button that sends a code to a number, and the recipient of the last one. */
export function useSendCode({ purpose, number, country, onMissing }: SendCodeOptions) {
  const t = useText();
  const { showDialog } = useOverlays();
  const visit = useVisit();
  const countdowns = visit.read(smsCountdowns);
  const countries = visit.read(numberCountries);
  const target = checkMobile(number, country) === null ? toE164(number, country) : '';
  const [widget] = useState(createWidget);
  const phoneCodes = usePhoneCodes();
  const codeTickets = useCodeTickets();
  const [machine] = useState(() =>
    smsCountdownMachine.provide({
      actors: {
        sendCode: fromPromise<Sent, SmsTarget>(({ input }) =>
          phoneCodes === null || purpose === 'forgotPassword'
            ? authRequests.sendCode({ purpose, number: input.number }, typedOf(countries, input.number), {
                widget,
                codeTickets,
              })
            : phoneCodes.send(input.number).then(() => 'firebase'),
        ),
      },
      actions: {
        reportFailure: (_, { code, text, providerFault }) =>
          showDialog({
            title: t('in_popup_prompt'),
            icon: <Icon name="warning" weight="duotone" size={28} />,
            text: providerFault === null ? (text ?? t(failureText(code))) : t(providerFault as TextKey),
            buttons: [{ label: t('common.ok') }],
          }),
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { purpose, countdowns, now: Date.now } });
  const busy = state.hasTag('busy');
  // A number that changed during a request is sent to the flow afterwards.
  useEffect(() => {
    if (busy) return;
    if (target !== '') countries.set(target, country);
    send({ type: 'sms.number', number: target });
  }, [send, target, country, countries, busy]);
  const { secondsLeft, sentAt, codeMinutes, failed } = state.context;
  const isSent = Number.isFinite(sentAt) && failed === null && secondsLeft > 0;
  return {
    button: (
      <SendCodeButton
        secondsLeft={secondsLeft}
        busy={busy}
        again={Number.isFinite(sentAt)}
        onSend={() => (target === '' ? onMissing() : send({ type: 'sms.send' }))}
      />
    ),
    sent:
      // Only a confirmed number gets one, and a stranger must not learn which are.
      purpose === 'forgotPassword'
        ? isSent || codeMinutes !== null
          ? t('auth.forgot.code_sent')
          : undefined
        : codeMinutes === null
          ? isSent
            ? t('form.code_sent')
            : undefined
          : t('auth.code_sent', { count: codeLength, number: shownNumber(number, country), minutes: codeMinutes }),
  };
}

/** Masked: with country code, without the middle digits. */
function shownNumber(typed: string, country: PhoneCountry): string {
  const national = nationalNumber(typed, country);
  return `+${country.countryDialingCode.replace(/^\+/u, '')} ${national.slice(0, 3)} *** ${national.slice(-3)}`;
}

const typedOf = (countries: ReadonlyMap<string, PhoneCountry>, number: string) => ({
  number,
  country: countries.get(number) ?? vietnamPhone,
});
