import { useEffect, useRef, useState } from 'react';
import { bindingQueries } from '../../../api/bindings.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, StateBadge, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import type { Profile } from '../../../wire/profile.ts';
import type { Binding } from '../../../wire/withdrawal.ts';
import * as css from './account.css.ts';
import { BindingForm, type BindingFormProps } from './BindingForm.tsx';
import { ConfirmContact, type Contact } from './ConfirmContact.tsx';

const tones = { waiting: 'warning', confirmed: 'success', rejected: 'danger' } as const;
const icons = { bank: 'bank', ewallet: 'wallet' } as const;

interface Bound {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
  readonly state: keyof typeof tones | 'missing';
  /** The contact that the member can confirm here. */
  readonly confirms: Contact | null;
}

/** Bindings of the account, and the form for more. A confirmed binding is changed by support only [VALID-41]. */
export function BindingsCard({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const { data, isError, isFetching, refetch } = useQuery(bindingQueries.all());
  const [confirming, setConfirming] = useState<Contact | null>(null);
  const contact = (key: Contact, icon: IconName): Bound => {
    const bound = profile[key];
    return {
      key,
      icon,
      name: t(`member.account.item.${key}`),
      note: bound?.hint ?? t(`member.account.note.${key}`),
      state: bound === null ? 'missing' : bound.isConfirmed ? 'confirmed' : 'waiting',
      confirms: bound?.isConfirmed === false ? key : null,
    };
  };
  const account = ({ id, kind, provider, tail, state }: Binding): Bound => ({
    key: id,
    icon: icons[kind],
    name: provider,
    note: `•••• ${tail}`,
    state,
    confirms: null,
  });
  const shown = [
    contact('mobile', 'device-mobile'),
    contact('email', 'envelope-simple'),
    ...(data?.bindings ?? []).map(account),
  ];
  return (
    <Card flush title={t('member.account.bindings')} aside={t('member.account.bindings.note')}>
      <ul className={css.items}>
        {shown.map(({ key, icon, name, note, state, confirms }) => (
          <li key={key} className={css.item}>
            <span className={css.itemIcon}>
              <Icon name={icon} size={20} />
            </span>
            <span className={css.itemWords}>
              <span className={css.itemName}>
                {name}
                {state === 'missing' ? null : (
                  <StateBadge tone={tones[state]}>{t(`member.account.bindings.${state}`)}</StateBadge>
                )}
              </span>
              <span className={css.itemNote}>{note}</span>
            </span>
            {confirms === null || confirms === confirming ? null : (
              <Button size="sm" tone="tonal" onClick={() => setConfirming(confirms)}>
                {t('member.account.contact.confirm')}
              </Button>
            )}
            {state === 'confirmed' ? <Icon name="lock-simple" size={18} label={t('member.account.locked')} /> : null}
          </li>
        ))}
      </ul>
      {confirming === null ? null : (
        <div className={css.inset}>
          <ConfirmContact
            key={confirming}
            contact={confirming}
            hint={profile[confirming]?.hint ?? ''}
            onClose={() => setConfirming(null)}
          />
        </div>
      )}
      {isError && !isFetching ? (
        <div className={css.inset}>
          <Button size="sm" tone="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
      {data === undefined ? null : (
        <div className={css.addition}>
          <Addition holder={data.holder} banks={data.banks} />
        </div>
      )}
    </Card>
  );
}

/** The button that opens the form, or the form. Which of them is part of the address, so that links lead to the form. */
function Addition({ holder, banks }: Pick<BindingFormProps, 'holder' | 'banks'>) {
  const t = useText();
  const [params, change] = useMemberParams();
  const isOpen = params['add'] === 'binding';
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that closed the form is gone.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen ? (
    <BindingForm
      holder={holder}
      banks={banks}
      isForWithdrawal={params['from'] === 'withdraw'}
      onClose={() => change({ add: null, from: null }, { replace: true })}
    />
  ) : (
    <div className={css.actions}>
      <Button
        ref={button}
        size="sm"
        tone="tonal"
        iconStart={<Icon name="plus-circle" size={18} />}
        onClick={() => change({ add: 'binding' })}
      >
        {t('member.account.binding.add')}
      </Button>
    </div>
  );
}
