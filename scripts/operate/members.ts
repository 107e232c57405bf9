import { localized } from '../../src/domain/language.ts';
import type { MemberDetail, MemberList } from '../../src/wire/operate.ts';
import { type Noun, type OperateVerb, one, pathOf, queryOf, tableOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const more = { en: 'More: add --after', vi: 'Còn nữa: thêm --after' };

function detailText({ username, state, createdAt, currency, wallets, break: pause, sessions }: MemberDetail): string {
  return tableOf([
    [username, state],
    ['since', createdAt],
    ['sessions', String(sessions)],
    ...wallets.map(({ wallet, balance }) => [wallet, `${balance} ${currency}`]),
    ...(pause === null ? [] : [[pause.kind, pause.until]]),
  ]);
}

const act = (verb: 'close' | 'reopen' | 'exclude', needed: readonly ('reason' | 'months')[]): OperateVerb<MemberDetail> => ({
  names: ['user'],
  options: Object.fromEntries(needed.map((name) => [name, one])),
  required: needed,
  request: ({ merchant, names, values: { reason, months } }) => ({
    method: 'POST',
    path: pathOf('members', merchant, names['user'], verb),
    body: { reason, ...(months === undefined ? {} : { months: Number(months) }) },
  }),
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
    list: {
      options: { search: one, after: one },
      request: ({ merchant, values: { search, after } }) => ({
        method: 'GET',
        path: `${pathOf('members', merchant)}${queryOf({ search, after })}`,
      }),
      text: ({ members: rows, next }, language) =>
        [
          tableOf(rows.map(({ username, state, createdAt }) => [username, state, createdAt])),
          ...(next === null ? [] : [`${localized(more, language)} ${next}`]),
        ].join('\n'),
    } satisfies OperateVerb<MemberList>,
    show: {
      names: ['user'],
      request: ({ merchant, names }) => ({ method: 'GET', path: pathOf('members', merchant, names['user']) }),
      text: detailText,
    } satisfies OperateVerb<MemberDetail>,
    close: act('close', ['reason']),
    reopen: act('reopen', ['reason']),
    exclude: act('exclude', ['months', 'reason']),
  },
};

export default members;
