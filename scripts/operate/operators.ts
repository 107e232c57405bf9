import { type Language, localized } from '../../src/domain/language.ts';
import type { OperatorToken } from '../../src/wire/operate.ts';
import { doneVerb, type Noun, tableOf, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const many = { type: 'string', multiple: true } as const;

const shown = {
  en: 'It is shown this once; hand it over in a safe place.',
  vi: 'Chỉ hiển thị một lần này; hãy trao lại ở nơi an toàn.',
};

const invited = {
  en: 'The password for the studio is chosen, within seven days, at:',
  vi: 'Chọn mật khẩu vào studio, trong bảy ngày, tại:',
};

function tokenText({ name, token, invitation }: OperatorToken, language: Language): string {
  const path = invitation === null ? [] : [`${localized(invited, language)} ${invitation}`];
  return [`${name}: ${token}`, ...path, localized(shown, language)].join('\n');
}

const stateVerb = (name: 'disableOperator' | 'enableOperator') =>
  doneVerb({ names: ['name'], run: (call, { names }) => call(name, { params: { name: names['name'] } }) });

const ownVerb = (isOwned: boolean) =>
  verbOf({
    names: ['name', 'merchant', 'member'],
    run: (call, { names: { name, merchant, member: username } }) =>
      call('declareAccount', { params: { name }, body: { merchant, username, isOwned } }),
    text: (rows) => tableOf(rows.map(({ merchant, username }) => [merchant, username])),
  });

const answerVerb = (isYes: boolean) =>
  doneVerb({
    names: ['id'],
    run: (call, { names: { id } }) => call('answerTeamRequest', { params: { id }, body: { isYes } }),
  });

const operators: Noun = {
  access: 'installation',
  help: helpOf('operators', {
    en: `  add <name> [--role <role>]… [--for <merchant>]…   a new operator; prints the token once, and the path of an invitation to the
                           studio for one of its roles. Roles: members, money, approve (the default) · viewer, editor, publisher, owner
  list                     operators, their roles and merchants, and when their tokens end
  token <name>             a new token in place of the former one
  disable <name>, enable <name>
  requests                 rights over money, approvals or the team that an owner asked for and a second one has to agree to
  agree <id>, decline <id> answers such a request where there is no second owner
  own <name> <merchant> <member>, disown <name> <merchant> <member>
                           accounts of players that are the operator's own, about whose money they may not decide

These need the token of the installation in OPERATOR_TOKEN (or OPERATOR_TOKEN_FILE); a server in development needs none.`,
    vi: `  add <tên> [--role <vai trò>]… [--for <mã>]…   thêm người vận hành; in mã truy cập một lần, và đường dẫn lời mời vào studio nếu có
                           vai trò của studio. Vai trò: members, money, approve (mặc định) · viewer, editor, publisher, owner
  list                     người vận hành, vai trò, thương hiệu và lúc mã truy cập hết hạn
  token <tên>              mã truy cập mới thay mã cũ
  disable <tên>, enable <tên>
  requests                 quyền về tiền, duyệt hoặc đội ngũ mà một chủ sở hữu xin, cần chủ sở hữu thứ hai đồng ý
  agree <mã>, decline <mã> trả lời yêu cầu đó khi không có chủ sở hữu thứ hai
  own <tên> <mã> <hội viên>, disown <tên> <mã> <hội viên>
                           tài khoản người chơi của chính người vận hành, họ không được quyết định về tiền của tài khoản đó

Cần mã của hệ thống trong OPERATOR_TOKEN (hoặc OPERATOR_TOKEN_FILE); máy chủ phát triển thì không cần.`,
  }),
  verbs: {
    own: ownVerb(true),
    disown: ownVerb(false),
    add: verbOf({
      names: ['name'],
      options: { role: many, for: many },
      run: (call, { names: { name }, values: { role: roles, for: merchants } }) =>
        call('addOperator', { body: { name, roles, merchants } }),
      text: tokenText,
    }),
    list: verbOf({
      run: (call) => call('operators'),
      text: (rows) =>
        tableOf(
          rows.map(({ name, roles, merchants, disabled, tokenEnd }) => [
            name,
            roles.join(' '),
            merchants?.join(' ') ?? '*',
            disabled ? 'disabled' : '',
            tokenEnd ?? '',
          ]),
        ),
    }),
    token: verbOf({
      names: ['name'],
      run: (call, { names: { name } }) => call('renewToken', { params: { name } }),
      text: tokenText,
    }),
    requests: verbOf({
      run: (call) => call('teamRequests'),
      text: (rows) =>
        tableOf(
          rows.map(({ id, act, name, roles, merchants, by, until }) => [
            id,
            act,
            name,
            roles.join(' '),
            merchants?.join(' ') ?? '*',
            by,
            until,
          ]),
        ),
    }),
    agree: answerVerb(true),
    decline: answerVerb(false),
    disable: stateVerb('disableOperator'),
    enable: stateVerb('enableOperator'),
  },
};

export default operators;
