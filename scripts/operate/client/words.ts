import type { LocalText } from '../../../src/domain/language.ts';

const shared = {
  en: `  --merchant <code>        the brand
  --server <address>       the running server (otherwise OPERATE_SERVER, else http://localhost:4000)
  --token-file <file>      file with the token (otherwise OPERATE_TOKEN or OPERATE_TOKEN_FILE); a token is never an argument
  --json                   print JSON for programs
  --lang vi|en             language of what is printed (otherwise by LANG)

Exit 0: done, or waiting for a second operator; 1: refused; 2: usage; 4: the server cannot be reached.`,
  vi: `  --merchant <mã>          thương hiệu
  --server <địa chỉ>       máy chủ đang chạy (mặc định OPERATE_SERVER, nếu không có thì http://localhost:4000)
  --token-file <tệp>       tệp chứa mã truy cập (mặc định OPERATE_TOKEN hoặc OPERATE_TOKEN_FILE); không bao giờ là tham số
  --json                   in JSON cho chương trình
  --lang vi|en             ngôn ngữ hiển thị (mặc định theo LANG)

Mã thoát 0: xong, hoặc chờ người thứ hai duyệt; 1: bị từ chối; 2: dùng sai cách; 4: không kết nối được máy chủ.`,
};

/** Help of a noun: its verbs, then the options that all have. */
export const helpOf = (noun: string, verbs: LocalText): LocalText => ({
  en: `Usage: npm run operate -- ${noun} <verb> [options]\n\n${verbs.en}\n\n${shared.en}`,
  vi: `Cách dùng: npm run operate -- ${noun} <động từ> [tuỳ chọn]\n\n${verbs.vi}\n\n${shared.vi}`,
});

export const words = {
  help: {
    en: `Usage: npm run operate -- <noun> <verb> [options]

Acts of operators on a running server. \`npm run operate -- <noun> --help\` lists the verbs of a noun: {{nouns}}.

${shared.en}`,
    vi: `Cách dùng: npm run operate -- <danh từ> <động từ> [tuỳ chọn]

Thao tác vận hành trên máy chủ đang chạy. \`npm run operate -- <danh từ> --help\` liệt kê các động từ của: {{nouns}}.

${shared.vi}`,
  },
  unknownVerb: {
    en: 'Unknown command "{{verb}}". Run `npm run operate -- --help` to see all commands.',
    vi: 'Không có lệnh "{{verb}}". Chạy `npm run operate -- --help` để xem tất cả.',
  },
  wrongOption: {
    en: '{{detail}}. Run `npm run operate -- --help` to see the options.',
    vi: '{{detail}}. Chạy `npm run operate -- --help` để xem các tuỳ chọn.',
  },
  missing: {
    en: '{{what}} is missing. Run `npm run operate -- {{noun}} --help` to see what {{verb}} needs.',
    vi: 'Thiếu {{what}}. Chạy `npm run operate -- {{noun}} --help` để xem {{verb}} cần gì.',
  },
  wrongServer: {
    en: '{{server}} is no address of a server, or another machine without https. Write it as https://example.com.',
    vi: '{{server}} không phải địa chỉ máy chủ, hoặc là máy khác mà không có https. Hãy viết như https://example.com.',
  },
  noToken: {
    en: 'There is no token. Set {{variable}}, or name its file with --token-file.',
    vi: 'Không có mã truy cập. Hãy đặt {{variable}}, hoặc nêu tệp bằng --token-file.',
  },
  noFile: {
    en: '{{file}} cannot be read or is empty. Name another file with --token-file.',
    vi: '{{file}} không đọc được hoặc rỗng. Hãy nêu tệp khác bằng --token-file.',
  },
  noText: {
    en: '{{file}} cannot be read. Name the file of a text as @path.',
    vi: '{{file}} không đọc được. Hãy nêu tệp của nội dung dạng @đường-dẫn.',
  },
  unreachable: {
    en: '{{server}} did not answer: {{detail}}. Start the server or name another with --server; to repeat an act safely add --request {{request}}.',
    vi: '{{server}} không trả lời: {{detail}}. Hãy khởi động máy chủ hoặc nêu máy khác bằng --server; để lặp lại thao tác an toàn, thêm --request {{request}}.',
  },
  AUTH_REQUIRED: {
    en: 'The token was refused. Set {{variable}} to one that is valid; `npm run operate -- operators token <name>` makes a new one.',
    vi: 'Mã truy cập bị từ chối. Hãy đặt {{variable}} bằng mã còn hiệu lực; `npm run operate -- operators token <tên>` tạo mã mới.',
  },
  NOT_ALLOWED: {
    en: 'Your role does not allow this. Ask an operator whose roles `npm run operate -- operators list` shows as fitting.',
    vi: 'Vai trò của bạn không cho phép. Hãy nhờ người có vai trò phù hợp theo `npm run operate -- operators list`.',
  },
  secondOperator: {
    en: 'You asked for this act yourself. Another operator has to run `npm run operate -- approvals approve`.',
    vi: 'Chính bạn đã yêu cầu thao tác này. Người khác phải chạy `npm run operate -- approvals approve`.',
  },
  claimed: {
    en: '{{by}} has taken it up. Ask for it, or wait until it is given back: `npm run operate -- queue show` says until when.',
    vi: '{{by}} đang xử lý việc này. Hãy hỏi người đó, hoặc chờ việc được trả lại: `npm run operate -- queue show` cho biết đến khi nào.',
  },
  NOT_FOUND: {
    en: 'There is no such entry. Check --merchant and the name, for example with `npm run operate -- members list`.',
    vi: 'Không có mục này. Hãy kiểm tra --merchant và tên, ví dụ bằng `npm run operate -- members list`.',
  },
  CONFLICT: {
    en: 'It was decided before, or the name or --request is taken. See `npm run operate -- approvals list --all`, or use another one.',
    vi: 'Việc này đã được quyết định, hoặc tên hay --request đã dùng. Xem `npm run operate -- approvals list --all`, hoặc dùng giá trị khác.',
  },
  BALANCE_TOO_LOW: {
    en: 'The balance is too low, nothing was moved. See it with `npm run operate -- members show`.',
    vi: 'Số dư không đủ, không có gì thay đổi. Xem bằng `npm run operate -- members show`.',
  },
  TRUE_ACCOUNT: {
    en: 'Trial accounts have no money and no limits. Choose another account with `npm run operate -- members list`.',
    vi: 'Tài khoản dùng thử không có tiền và hạn mức. Hãy chọn tài khoản khác bằng `npm run operate -- members list`.',
  },
  VALIDATION: {
    en: 'A value was not accepted: {{detail}}. Correct it; `npm run operate -- {{noun}} --help` shows how values are written.',
    vi: 'Có giá trị không hợp lệ: {{detail}}. Hãy sửa lại; `npm run operate -- {{noun}} --help` nêu cách viết giá trị.',
  },
  refused: {
    en: '{{message}} ({{code}}). Look into the log of the server, or run it again later.',
    vi: '{{message}} ({{code}}). Hãy xem nhật ký máy chủ, hoặc chạy lại sau.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
