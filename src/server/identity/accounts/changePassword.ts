import { trialAccountType } from '../../../domain/accountType.ts';
import { checkConfirmation } from '../../../domain/password.ts';
import type { PasswordChange, PasswordChanged } from '../../../wire/auth.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Identity } from '../ports/index.ts';
import type { Session, SessionStore } from '../sessions/sessionStore.ts';

const maxAttempts = 5;
const lockSeconds = 900;

/** Changes the password and ends every other session of the account. A session that was limited to this has another token then. */
export function createPasswordChange({ accounts, audit, limits }: Identity, sessions: Pick<SessionStore, 'widen'>) {
  return async (tenant: Tenant, owner: Session, change: PasswordChange, address: string): Promise<PasswordChanged> => {
    const { account, tokenHash } = owner;
    const { merchant, id } = account;
    if (account.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
    const faults = await faultsOf(tenant, account.username, change);
    if (faults.length > 0) throw new Failure('VALIDATION', { value: faults });
    if (!(await limits.take({ merchant, key: `password:${id}`, uses: maxAttempts, seconds: lockSeconds }))) {
      throw new Failure('AUTH_WAIT', { value: { waitSeconds: await limits.remaining(merchant, `password:${id}`) } });
    }
    // Accounts that only ever signed in by code have no old password.
    const isMatch = account.passwordHash === null || (await matchesOld(account, change.oldPassword));
    if (!isMatch) {
      await audit.note({ merchant, kind: 'password.refused', accountId: id, address });
      throw new Failure('AUTH_PASSWORD');
    }
    if (await accounts.verifyPassword(account, change.newPassword)) {
      throw new Failure('VALIDATION', { value: [{ field: 'newPassword', key: 'auth.samePassword', params: {} }] });
    }
    await accounts.setPassword(account, change.newPassword, { keep: tokenHash });
    const token = await sessions.widen(owner);
    await audit.note({ merchant, kind: 'password.changed', accountId: id, address });
    return token === null ? {} : { token };
  };

  /** Login trims the password, this form does not, so both forms are tried. */
  async function matchesOld(account: Session['account'], typed: string) {
    return (await accounts.verifyPassword(account, typed)) || accounts.verifyPassword(account, typed.trim());
  }

  async function faultsOf(tenant: Tenant, username: string, { newPassword, confirmNewPassword }: PasswordChange) {
    const fault = await accounts.passwordFault(tenant, username, newPassword);
    if (fault !== null) return [{ field: 'newPassword', ...fault }];
    const confirmation = checkConfirmation(newPassword, confirmNewPassword);
    return confirmation === null ? [] : [{ field: 'confirmNewPassword', params: {}, ...confirmation }];
  }
}
