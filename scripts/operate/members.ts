import { localized } from '../../src/domain/language.ts';
import type { DeskMember, MemberActName } from '../../src/wire/studio/deskMembers.ts';
import { memberOf } from './client/desk.ts';
import { type Noun, one, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const more = { en: 'More: add --after', vi: 'Còn nữa: thêm --after' };

/** Fields of a member that are printed. */
const detailOf = ({ username, type, state, createdAt, account, currency, wallets, break: pause, sessions }: DeskMember) => ({
  username,
  type,
  state,
  createdAt,
  accountId: account,
  currency,
  wallets: wallets.map(({ wallet, balance }) => ({ wallet, balance })),
  break: pause,
  sessions,
});

type MemberDetail = ReturnType<typeof detailOf>;

function detailText({ username, state, createdAt, currency, wallets, break: pause, sessions }: MemberDetail): string {
  return tableOf([
    [username, state],
    ['since', createdAt],
    ['sessions', String(sessions)],
    ...wallets.map(({ wallet, balance }) => [wallet, `${balance} ${currency}`]),
    ...(pause === null ? [] : [[pause.kind, pause.until]]),
  ]);
}

const acting = (act: MemberActName, needed: readonly ('reason' | 'months')[]) =>
  verbOf({
    names: ['user'],
    options: Object.fromEntries(needed.map((name) => [name, one])),
    required: needed,
    run: async (call, given) => {
      const { reason, months } = given.values;
      const params = await memberOf(call, given);
      const body = { act, reason, months: months === undefined ? undefined : Number(months), requestId: given.requestId };
      await call('deskMemberAct', { params, body });
      return detailOf(await call('deskMember', { params }));
    },
    text: detailText,
  });

const members: Noun = {
  access: 'operator',
  help: helpOf('members', {
    en: `  list [--search <text>] [--after <name>]    accounts by name, 50 at a time
  show <user>              account, wallets, sessions, running time-out or exclusion
  close <user> --reason <text>               close the account and end its sessions
  reopen <user> --reason <text>              open it again; an exclusion goes on
  exclude <user> --months <n> --reason <text>   exclude the player from playing; nothing ends it early`,
    vi: `  list [--search <chữ>] [--after <tên>]      tài khoản theo tên, mỗi lần 50
  show <tên>               tài khoản, ví, phiên, thời gian tạm nghỉ hoặc loại trừ
  close <tên> --reason <lý do>               đóng tài khoản và kết thúc các phiên
  reopen <tên> --reason <lý do>              mở lại; loại trừ vẫn tiếp tục
  exclude <tên> --months <n> --reason <lý do>   loại trừ người chơi; không gì kết thúc sớm được`,
  }),
  verbs: {
    list: verbOf({
      options: { search: one, after: one },
      run: async (call, { merchant, values: { search, after } }) => {
        const page = await call('deskMembers', { params: { merchant }, query: { search, after } });
        const rows = page.members.map(({ username, type, state, createdAt }) => ({ username, type, state, createdAt }));
        return { members: rows, next: page.next };
      },
      text: ({ members: rows, next }, language) =>
        [
          tableOf(rows.map(({ username, state, createdAt }) => [username, state, createdAt])),
          ...(next === null ? [] : [`${localized(more, language)} ${next}`]),
        ].join('\n'),
    }),
    show: verbOf({
      names: ['user'],
      run: async (call, given) => detailOf(await call('deskMember', { params: await memberOf(call, given) })),
      text: detailText,
    }),
    close: acting('close', ['reason']),
    reopen: acting('reopen', ['reason']),
    exclude: acting('exclude', ['months', 'reason']),
  },
};

export default members;
