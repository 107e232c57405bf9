import type { AuditChainState } from '../../../src/wire/studio/auditChain.ts';
import type { PreviewLink } from '../../../src/wire/studio/previews.ts';
import type { AuditPage, TeamMember, TeamRequest } from '../../../src/wire/studio/session.ts';
import { longText, longWord } from '../../kit/longText.ts';

const person: TeamMember = {
  name: 'mai-nguyen',
  displayName: 'Nguyễn Thị Mai',
  roles: ['owner'],
  merchants: null,
  state: 'active',
  hasSecondFactor: true,
  passkeys: 1,
  email: 'ma•••@example.com',
  tokenEndsAt: null,
  invitationEndsAt: null,
  lastSeenAt: '2026-11-20T04:59:30.000Z',
  createdAt: '2026-01-05T02:00:00.000Z',
};

export const team: readonly TeamMember[] = [
  person,
  {
    ...person,
    name: 'quan-le',
    displayName: 'Lê Minh Quân',
    roles: ['publisher', 'approve'],
    passkeys: 0,
    email: 'qu•••@example.com',
    tokenEndsAt: '2026-12-20T05:00:00.000Z',
    lastSeenAt: '2026-11-20T03:10:00.000Z',
  },
  {
    ...person,
    name: 'thao-pham',
    displayName: 'Phạm Thu Thảo',
    roles: ['members', 'money'],
    merchants: ['aurora', 'hoa-sen'],
    state: 'invited',
    hasSecondFactor: false,
    passkeys: 0,
    email: null,
    invitationEndsAt: '2026-11-22T05:00:00.000Z',
    lastSeenAt: null,
  },
  {
    ...person,
    name: 'an-vo',
    displayName: 'Võ Hoàng An',
    roles: ['viewer'],
    state: 'disabled',
    email: null,
    lastSeenAt: '2026-08-01T05:00:00.000Z',
  },
];

export const longTeam: readonly TeamMember[] = [
  {
    ...person,
    name: 'nguyen-thi-hoang-phuong-anh-1998',
    displayName: longWord,
    roles: ['members', 'money', 'approve', 'viewer', 'editor', 'publisher', 'owner'],
    merchants: Array.from({ length: 12 }, (_, index) => `thuong-hieu-${index + 1}`),
  },
];

export const request: TeamRequest = {
  id: '6a1f0d7e-33aa-4ac3-9c1a-1d1a3a5b7c9e',
  act: 'change',
  name: 'thao-pham',
  displayName: 'Phạm Thu Thảo',
  roles: ['members', 'money', 'approve'],
  merchants: ['aurora'],
  email: null,
  by: 'Lê Minh Quân',
  isOwn: false,
  isAboutYou: false,
  askedAt: '2026-11-20T03:00:00.000Z',
  until: '2026-11-23T03:00:00.000Z',
};

export const audit: AuditPage = {
  rows: [
    {
      id: 'e-9012',
      at: '2026-11-20T04:58:12.000Z',
      by: 'mai-nguyen',
      merchant: 'aurora',
      kind: 'brand.published',
      outcome: 'done',
      details: { version: '12', note: 'Banner Tết và màu nhấn mới' },
    },
    {
      id: 'e-9011',
      at: '2026-11-20T04:41:00.000Z',
      by: 'quan-le',
      merchant: 'aurora',
      kind: 'withdrawal.approved',
      outcome: 'refused',
      details: { subject: 'W2611200003', reason: 'Đã gọi xác nhận với hội viên', amount: '120000000' },
    },
    {
      id: 'e-9010',
      at: '2026-11-20T03:10:44.000Z',
      by: 'quan-le',
      merchant: null,
      kind: 'operator.signedIn',
      outcome: 'done',
      details: { factor: 'authenticator' },
    },
    {
      id: 'e-9009',
      at: '2026-11-19T09:00:00.000Z',
      by: '',
      merchant: 'hoa-sen',
      kind: 'account.closed',
      outcome: 'done',
      details: { subject: 'lehoangnam', reason: 'Theo yêu cầu của hội viên' },
    },
  ],
  next: 'e-9009',
  kinds: ['brand.published', 'withdrawal.approved', 'operator.signedIn', 'account.closed'],
};

export const longAudit: AuditPage = {
  ...audit,
  rows: audit.rows.map((row) => ({
    ...row,
    by: 'nguyen-thi-hoang-phuong-anh-1998',
    details: { ...row.details, reason: longText },
  })),
};

export const link: PreviewLink = {
  id: '0c0b4f8e-5d3a-4c1e-9d11-1f2e3d4c5b6a',
  label: 'Ban giám đốc',
  version: null,
  url: null,
  by: 'Nguyễn Thị Mai',
  createdAt: '2026-11-18T03:00:00.000Z',
  expiresAt: '2026-11-25T03:00:00.000Z',
  revokedAt: null,
  mayRemark: true,
  visits: 5,
  lastVisitAt: '2026-11-19T10:20:00.000Z',
  remarks: [
    {
      id: 'r1',
      page: '/index',
      text: 'Chữ ở banner hơi nhỏ trên điện thoại.',
      name: 'Anh Tuấn',
      at: '2026-11-19T10:24:00.000Z',
    },
  ],
};

export const links: readonly PreviewLink[] = [
  link,
  {
    ...link,
    id: '1c0b4f8e-5d3a-4c1e-9d11-1f2e3d4c5b6a',
    label: 'Đối tác quảng cáo',
    version: 12,
    revokedAt: '2026-11-19T03:00:00.000Z',
    remarks: [],
  },
  {
    ...link,
    id: '2c0b4f8e-5d3a-4c1e-9d11-1f2e3d4c5b6a',
    label: 'Kiểm định',
    expiresAt: '2026-11-15T03:00:00.000Z',
    visits: 0,
    lastVisitAt: null,
    remarks: [],
  },
];

export const longLinks: readonly PreviewLink[] = [
  {
    ...link,
    label: longText.slice(0, 60),
    by: longWord,
    remarks: [
      { id: 'r2', page: '/vn-lottery/history?game=mien-nam', text: longText, name: longWord, at: '2026-11-19T10:24:00.000Z' },
    ],
  },
];

const months = [3210, 3290, 3610, 4080, 4310, 4640, 4930, 4820, 4960, 5302, 5093].map((entries, month, all) => ({
  from: `2026-${String(month + 1).padStart(2, '0')}-01T00:00:00.000000Z`,
  first: all.slice(0, month).reduce((sum, each) => sum + each, 1),
  entries,
}));

export const wholeChain: AuditChainState = {
  since: '2026-01-01T17:00:04.000000Z',
  head: { seq: 48_245, hash: `4c1d${'0'.repeat(56)}a92f` },
  months,
  anchor: { at: '2026-11-19T17:00:21.000000Z', seq: 48_102 },
  check: {
    state: 'whole',
    startedAt: '2026-11-20T04:15:00.000Z',
    finishedAt: '2026-11-20T04:15:03.100Z',
    checked: 48_245,
    total: 48_245,
    found: 0,
    faults: [],
  },
};

const checked = wholeChain.check as NonNullable<AuditChainState['check']>;

export const checkingChain: AuditChainState = {
  ...wholeChain,
  check: { ...checked, state: 'running', finishedAt: null, checked: 21_000 },
};

export const brokenChain: AuditChainState = {
  ...wholeChain,
  check: {
    ...checked,
    state: 'broken',
    found: 1,
    faults: [
      {
        kind: 'missing',
        seq: 40_107,
        to: 40_107,
        row: null,
        at: '2026-10-13T20:12:09.000000Z',
        hash: `77d0${'0'.repeat(56)}2b1e`,
      },
    ],
  },
};

export const faultyChain: AuditChainState = {
  ...wholeChain,
  check: {
    ...checked,
    state: 'broken',
    found: 140,
    faults: (['altered', 'moved', 'unfit', 'rowRemoved', 'rowChanged', 'unlinked', 'anchorUnfit'] as const).map(
      (kind, index) => ({
        kind,
        seq: kind === 'unlinked' ? null : 12_000 + index,
        to: null,
        row: { kind: index % 2 === 0 ? ('event' as const) : ('ledger' as const), merchant: 'aurora', id: `e-${index}` },
        at: '2026-04-13T20:12:09.000000Z',
        hash: null,
      }),
    ),
  },
};
