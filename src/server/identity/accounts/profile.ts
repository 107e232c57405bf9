import { and, desc, eq, inArray } from 'drizzle-orm';
import { cleanValue, type FieldFaults } from '../../../domain/fieldRules.ts';
import {
  checkProfile,
  fieldsSetOnce,
  type ProfileField,
  type ProfileFieldUses,
  profileFields,
} from '../../../domain/memberProfile.ts';
import { Failure } from '../../../wire/failure.ts';
import type { LoginHistory, Profile, ProfileChange } from '../../../wire/profile.ts';
import { account, securityEvent } from '../../platform/db/tables/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import { contextOf } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { maskedMail, maskedMobile } from '../codes/maskedContact.ts';
import type { Account, Identity, Personal } from '../ports/index.ts';
import { ageOn } from './ageOn.ts';
import { avatarAddress, isCustomAvatar, readyAvatars } from './avatars.ts';

export interface ProfileDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'vault' | 'audit'> {
  readonly isAuthenticatorBound: (owner: Account) => Promise<boolean>;
}

/** Columns that store the values of the fields; the nickname is a column. */
const personalNames = {
  fullName: 'payeeName',
  birthday: 'birthday',
  telegram: 'telegram',
  zalo: 'zalo',
  address: 'address',
  nationality: 'nationality',
  occupation: 'occupation',
  sourceOfIncome: 'sourceOfIncome',
} as const satisfies Readonly<Record<Exclude<ProfileField, 'nickname'>, keyof Personal>>;

const historyLength = 20;
/** A registration signs in as well. */
const loginKinds = ['login.done', 'login.verify', 'login.refused', 'account.registered'];

/** The profile of an account: further data, the state of its protection, its sign-ins. */
export function createProfiles({ db, now, accounts, vault, audit, isAuthenticatorBound }: ProfileDeps) {
  const self = ({ merchant, id }: Account) => and(eq(account.merchant, merchant), eq(account.id, id));
  const events = ({ merchant, id }: Account) => and(eq(securityEvent.merchant, merchant), eq(securityEvent.accountId, id));

  const lastLogin = async (owner: Account) => {
    const [, before] = await db
      .select({ at: securityEvent.at })
      .from(securityEvent)
      .where(and(events(owner), eq(securityEvent.kind, 'login.done')))
      .orderBy(desc(securityEvent.at))
      .limit(2);
    return before?.at.toISOString() ?? null;
  };

  return {
    avatarOf,

    async read(tenant: Tenant, owner: Account): Promise<Profile> {
      const { merchant, mobile, email } = owner;
      const values = valuesOf(owner, await accounts.personal(owner));
      const uses = usesOf(tenant);
      return {
        fields: profileFields
          .filter((name) => uses[name] !== 'hidden')
          .map((name) => ({
            name,
            value: values[name],
            isRequired: uses[name] === 'required',
            isLocked: isLocked(name, values[name]),
          })),
        avatar: avatarOf(owner),
        readyAvatars: readyAvatars.map((file) => ({ avatar: file, icon: avatarAddress(merchant, file) })),
        memberSince: owner.createdAt.toISOString(),
        passwordChangedAt: owner.passwordChangedAt.toISOString(),
        lastLoginAt: await lastLogin(owner),
        hasPassword: owner.passwordHash !== null,
        hasPaymentPassword: owner.paymentPasswordHash !== null,
        hasAuthenticator: await isAuthenticatorBound(owner),
        mobile: mobile === null ? null : { hint: maskedMobile(mobile), isConfirmed: owner.mobileConfirmedAt !== null },
        email: email === null ? null : { hint: maskedMail(email), isConfirmed: owner.emailConfirmedAt !== null },
      };
    },

    /**
     * Changes fields of the profile and returns the account with them. Concurrent changes are applied one after the other, so that a field that is set once is.
     * @throws {Failure} VALIDATION, with the faults of the fields
     */
    async change(tenant: Tenant, { merchant, id }: Account, { fields }: ProfileChange): Promise<Account> {
      const uses = usesOf(tenant);
      const names = profileFields.filter((name) => fields[name] !== undefined && uses[name] !== 'hidden');
      return db.transaction(async (tx) => {
        const [owner] = await tx
          .select()
          .from(account)
          .where(and(eq(account.merchant, merchant), eq(account.id, id)))
          .for('update');
        if (owner === undefined) throw new Failure('NOT_FOUND');
        const personal = await accounts.personal(owner);
        const before = valuesOf(owner, personal);
        const typed = Object.fromEntries(names.map((name) => [name, cleanValue(name, fields[name] ?? '')]));
        const after: Readonly<Record<ProfileField, string>> = { ...before, ...typed };
        const changed = names.filter((name) => after[name] !== before[name]);
        if (changed.some((name) => isLocked(name, before[name]))) throw new Failure('CONFLICT');
        refuseFaults(checkProfile(after, uses));
        const { minAge } = tenant.brand.registration.terms;
        if (changed.includes('birthday') && after.birthday !== '' && ageOn(after.birthday, now()) < minAge)
          refuseFaults({ birthday: { key: 'member.account.tooYoung', params: { age: minAge } } });
        if (changed.length === 0) return owner;
        const kept = Object.fromEntries(
          changed.flatMap((name) => (name === 'nickname' ? [] : [[personalNames[name], after[name]] as const])),
        );
        const sealed = await vault.close(JSON.stringify({ ...personal, ...kept }), contextOf.personal(merchant, id));
        const nickname = after.nickname === '' ? owner.username : after.nickname;
        await tx.update(account).set({ nickname, personal: sealed }).where(self(owner));
        await audit.note({ merchant, kind: 'profile.changed', accountId: id, details: { fields: changed.join(' ') } }, tx);
        return { ...owner, nickname, personal: sealed };
      });
    },

    /** The last sign-ins, latest first. */
    async logins(owner: Account, address: string): Promise<LoginHistory> {
      const rows = await db
        .select()
        .from(securityEvent)
        .where(and(events(owner), inArray(securityEvent.kind, loginKinds)))
        .orderBy(desc(securityEvent.at))
        .limit(historyLength);
      const mark = await vault.keyedHash(owner.merchant, `address:${rateLimitKey(address)}`);
      return {
        logins: rows.map(({ id, at, outcome, addressMark }) => ({
          id,
          at: at.toISOString(),
          outcome: outcome ?? 'done',
          isSameAddress: addressMark === mark,
        })),
      };
    },
  };
}

const avatarOf = ({ merchant, avatar }: Pick<Account, 'merchant' | 'avatar'>): Profile['avatar'] => ({
  avatar,
  avatarType: isCustomAvatar(avatar) ? 'CUSTOM' : 'STATIC',
  icon: avatarAddress(merchant, avatar),
});

const usesOf = ({ brand }: Tenant): ProfileFieldUses => brand.memberProfile.fields;

function valuesOf({ username, nickname }: Account, personal: Personal): Readonly<Record<ProfileField, string>> {
  const stored = Object.entries(personalNames).map(([field, name]) => [field, personal[name] ?? ''] as const);
  return { ...Object.fromEntries(stored), nickname: nickname === username ? '' : nickname } as Record<ProfileField, string>;
}

const isLocked = (name: ProfileField, value: string) => value !== '' && fieldsSetOnce.includes(name);

function refuseFaults(faults: FieldFaults): void {
  const list = Object.entries(faults).map(([field, { key, params }]) => ({ field, key, params: { ...params } }));
  if (list.length > 0) throw new Failure('VALIDATION', { value: list });
}
