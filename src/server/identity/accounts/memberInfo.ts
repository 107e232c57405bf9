import type { Language } from '../../../domain/language.ts';
import type { MemberInfo } from '../../../wire/auth.ts';
import { labelOf, rankOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account } from '../ports/index.ts';

export function memberInfo(tenant: Tenant, owner: Account, language: Language): MemberInfo {
  const { username, nickname, id, type, uplineId } = owner;
  const rankLevel = rankOf(tenant, owner);
  return {
    account: username,
    nickname,
    customerId: id,
    type,
    toUpline: uplineId !== null,
    clubLabel: { labelName: labelOf(tenant, rankLevel, language), rankLevel },
  };
}
