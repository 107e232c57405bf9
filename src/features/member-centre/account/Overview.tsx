import { useText } from '../../../i18n/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { IconName } from '../../../ui/Icon/iconNames.ts';
import type { Profile } from '../../../wire/profile.ts';
import * as css from './account.css.ts';
import { isProtectedBy, type Protection, protections, type Safety, safetyOf } from './protection.ts';
import { useMoment } from './useMoment.ts';

export interface OverviewProps {
  readonly profile: Profile;
  readonly onSelect: (tab: 'profile' | 'security', set?: Protection) => void;
}

const icons = {
  password: 'lock-key',
  paymentPassword: 'password',
  mobile: 'device-mobile',
  email: 'envelope-simple',
  authenticator: 'shield-plus',
} as const satisfies Readonly<Record<Protection, IconName>>;

/** Protections that a member can set up here; contacts are bound with their code elsewhere. */
const advised = ['authenticator', 'paymentPassword'] as const satisfies readonly Protection[];

/** Safety of the account, and the steps that would increase it. */
export function Overview({ profile, onSelect }: OverviewProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const safety = safetyOf(profile);
  const act: Readonly<Partial<Record<Protection, () => void>>> = {
    password: () => openModal('changePassModal'),
    paymentPassword: () => onSelect('security', 'paymentPassword'),
    authenticator: () => onSelect('security', 'authenticator'),
  };
  return (
    <>
      <div className={css.pair}>
        <Card>
          <div className={css.score}>
            <Ring {...safety} />
            <div className={css.scoreWords}>
              <h3 className={css.level}>{t(`member.account.level.${safety.level}`)}</h3>
              <p className={css.lead}>
                {safety.missing.length === 0
                  ? t('member.account.safe')
                  : t('member.account.todo', { count: safety.missing.length })}
              </p>
              <div className={css.actions}>
                {advised
                  .filter((protection) => safety.missing.includes(protection))
                  .map((protection, index) => (
                    <Button key={protection} size="sm" tone={index === 0 ? 'primary' : 'secondary'} onClick={act[protection]}>
                      {t(`member.account.set.${protection}`)}
                    </Button>
                  ))}
              </div>
            </div>
          </div>
        </Card>
        <Known profile={profile} onEdit={() => onSelect('profile')} />
      </div>
      <Card flush>
        <ul className={css.items}>
          {protections.map((protection) => {
            const press = act[protection];
            const isSet = isProtectedBy(protection, profile);
            return (
              <li key={protection} className={css.item}>
                <span className={css.itemIcon}>
                  <Icon name={icons[protection]} size={20} />
                </span>
                <span className={css.itemWords}>
                  <span className={css.itemName}>
                    {t(`member.account.item.${protection}`)}
                    <StateBadge tone={isSet ? 'success' : 'warning'}>
                      {t(isSet ? 'member.account.state.set' : 'member.account.state.advised')}
                    </StateBadge>
                  </span>
                  <Note protection={protection} profile={profile} />
                </span>
                {press === undefined ? (
                  isSet ? (
                    <Icon name="lock-simple" size={18} label={t('member.account.locked')} />
                  ) : null
                ) : (
                  <Button size="sm" tone={isSet ? 'secondary' : 'tonal'} onClick={press}>
                    {t(isSet ? 'member.account.change' : 'member.account.setUp')}
                  </Button>
                )}
              </li>
            );
          })}
          <li className={css.item}>
            <span className={css.itemIcon}>
              <Icon name="devices" size={20} />
            </span>
            <span className={css.itemWords}>
              <span className={css.itemName}>{t('member.account.sessions')}</span>
              <span className={css.itemNote}>{t('member.account.note.sessions')}</span>
            </span>
            <Button size="sm" tone="secondary" onClick={() => onSelect('security')}>
              {t('member.account.view')}
            </Button>
          </li>
        </ul>
      </Card>
    </>
  );
}

function Note({ protection, profile }: { readonly protection: Protection; readonly profile: Profile }) {
  const t = useText();
  const moment = useMoment();
  const contact = protection === 'mobile' ? profile.mobile : protection === 'email' ? profile.email : null;
  const text =
    protection === 'password'
      ? t('member.account.passwordSince', { date: moment(profile.passwordChangedAt, 'day') })
      : (contact?.hint ?? t(`member.account.note.${protection}`));
  return <span className={css.itemNote}>{text}</span>;
}

const radius = 50;
const around = 2 * Math.PI * radius;

function Ring({ score }: Safety) {
  const t = useText();
  return (
    <div className={css.ring}>
      <svg width={116} height={116} viewBox="0 0 116 116" role="img" aria-label={t('member.account.score', { score })}>
        <circle className={css.ringTrack} cx={58} cy={58} r={radius} fill="none" strokeWidth={11} />
        <circle
          className={css.ringValue}
          cx={58}
          cy={58}
          r={radius}
          fill="none"
          strokeWidth={11}
          strokeLinecap="round"
          strokeDasharray={`${(around * score) / 100} ${around}`}
          transform="rotate(-90 58 58)"
        />
      </svg>
      <span className={css.ringText} aria-hidden="true">
        <span className={css.ringNumber}>{score}</span>
        <span className={css.ringNote}>{t('member.account.outOf')}</span>
      </span>
    </div>
  );
}

function Known({ profile, onEdit }: { readonly profile: Profile; readonly onEdit: () => void }) {
  const t = useText();
  const moment = useMoment();
  const nickname = profile.fields.find(({ name }) => name === 'nickname')?.value;
  const facts = [
    ...(nickname === undefined || nickname === '' ? [] : [['nickname', nickname] as const]),
    ['since', moment(profile.memberSince, 'day')] as const,
    ...(profile.lastLoginAt === null ? [] : [['lastLogin', moment(profile.lastLoginAt, 'minute')] as const]),
  ];
  return (
    <Card
      title={t('member.account.tab.profile')}
      aside={
        <Button size="sm" tone="ghost" iconStart={<Icon name="pencil-simple" size={16} />} onClick={onEdit}>
          {t('member.account.edit')}
        </Button>
      }
    >
      <Facts items={facts.map(([name, value]) => ({ label: t(`member.account.fact.${name}`), value }))} />
    </Card>
  );
}
