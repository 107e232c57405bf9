import { defineModule } from '../../../platform/modules/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { createMemberAccountActs } from './acts.ts';
import { createEntries } from './entries.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';
import { createPersonal } from './personal.ts';
import { createProfile } from './profile.ts';
import { createMemberRecords } from './records.ts';
import { createRelated } from './related.ts';
import { createSearch } from './search.ts';

export { entriesFile } from './entriesFile.ts';
export { once } from './once.ts';

export type DeskMembers = ReturnType<typeof createDeskMembers>;

/** Members as operators see them, and the acts of operators on them. */
export const createDeskMembers = (deps: DeskMemberDeps) => ({
  search: createSearch(deps),
  show: createProfile(deps),
  reveal: createPersonal(deps),
  entries: createEntries(deps),
  related: createRelated(deps),
  records: createMemberRecords(deps),
  act: createMemberAccountActs(deps),
  /** @throws Failure NOT_FOUND */
  find: (tenant: Tenant, id: string) => findMember(deps, tenant, id),
});

type DeskMemberNeeds = Omit<DeskMemberDeps, 'forgotPassword'> & Record<'verification', Pick<DeskMemberDeps, 'forgotPassword'>>;

export const deskMembersModule = defineModule({
  needs: ['db', 'now', 'accounts', 'audit', 'bindings', 'inbox', 'operators', 'points', 'saferPlay', 'verification'],
  gives: {
    deskMembers: ({ verification, ...deps }: DeskMemberNeeds) =>
      createDeskMembers({ ...deps, forgotPassword: verification.forgotPassword }),
  },
});
