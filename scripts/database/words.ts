import type { LocalText } from '../../src/domain/language.ts';

type Texts = Readonly<Record<string, LocalText>>;

export const place = {
  en: `  --database postgres://…  the database (otherwise DATABASE_URL, else the embedded one)
  --data <folder>          folder of the embedded database (otherwise DATA_DIR, else .data); no server may have it open
  --json                   print JSON for programs
  --lang vi|en             language of what is printed (otherwise by LANG)`,
  vi: `  --database postgres://…  cơ sở dữ liệu (mặc định DATABASE_URL, nếu không có thì cơ sở dữ liệu nhúng)
  --data <thư mục>         thư mục của cơ sở dữ liệu nhúng (mặc định DATA_DIR, rồi .data); không máy chủ nào được đang mở
  --json                   in JSON cho chương trình
  --lang vi|en             ngôn ngữ hiển thị (mặc định theo LANG)`,
};

/** The texts of wrong usage; `command` as it is called. */
export const usageOf = (command: string) => ({
  unknownVerb: {
    en: `Unknown command "{{verb}}". Run \`${command} -- --help\` to see all commands.`,
    vi: `Không có lệnh "{{verb}}". Chạy \`${command} -- --help\` để xem tất cả.`,
  },
  wrongOption: {
    en: `{{detail}}. Run \`${command} -- --help\` to see the options.`,
    vi: `{{detail}}. Chạy \`${command} -- --help\` để xem các tuỳ chọn.`,
  },
});

export const databaseWords = {
  noDatabase: {
    en: 'There is no database in {{directory}}. Name its folder with --data, or a PostgreSQL with --database.',
    vi: 'Không có cơ sở dữ liệu trong {{directory}}. Hãy nêu thư mục bằng --data, hoặc PostgreSQL bằng --database.',
  },
  failed: {
    en: 'It could not be done: {{detail}}. Check the database (--database, --data or DATABASE_URL) and run it again.',
    vi: 'Không thực hiện được: {{detail}}. Hãy kiểm tra cơ sở dữ liệu (--database, --data hoặc DATABASE_URL) rồi chạy lại.',
  },
} as const satisfies Texts;

export const settleWords = {
  ...usageOf('npm run settle'),
  help: {
    en: `Usage: npm run settle -- [--dry-run] [options]

Settles the periods of contracts on wages that have ended, as a running server does by itself: each once.

  --dry-run                only print what would be paid: contract, period, bets, wage, and the part that corrects earlier periods
  --brands <folder>        folder of the brands (otherwise brands/)
${place.en}

Exit 0: done; 1: a contract could not be settled; 2: usage; 4: the database cannot be read.`,
    vi: `Cách dùng: npm run settle -- [--dry-run] [tuỳ chọn]

Chốt các kỳ lương đã hết của hợp đồng, như máy chủ đang chạy vẫn tự làm: mỗi kỳ một lần.

  --dry-run                chỉ in những gì sẽ chi: hợp đồng, kỳ, số vé, lương, và phần sửa cho kỳ trước
  --brands <thư mục>       thư mục thương hiệu (mặc định brands/)
${place.vi}

Mã thoát 0: xong; 1: có hợp đồng không chốt được; 2: dùng sai cách; 4: không đọc được cơ sở dữ liệu.`,
  },
  settled: { en: 'Statements written: {{statements}}.', vi: 'Số bảng kê đã ghi: {{statements}}.' },
  due: { en: 'Periods that are due: {{windows}}. Nothing was paid.', vi: 'Số kỳ đến hạn: {{windows}}. Chưa chi gì.' },
} as const satisfies Texts;

export const ledgerWords = {
  ...usageOf('npm run ledger:check'),
  help: {
    en: `Usage: npm run ledger:check -- [options]

Proves that every balance follows from the journal. Reads only.

${place.en}

Exit 0: it holds; 1: something is broken, the first thing is named; 2: usage; 4: the database cannot be read.`,
    vi: `Cách dùng: npm run ledger:check -- [tuỳ chọn]

Chứng minh mọi số dư đều khớp với sổ nhật ký. Chỉ đọc.

${place.vi}

Mã thoát 0: khớp; 1: có chỗ sai, nêu chỗ đầu tiên; 2: dùng sai cách; 4: không đọc được cơ sở dữ liệu.`,
  },
  holds: { en: 'The ledger holds: {{size}}.', vi: 'Sổ cái khớp: {{size}}.' },
  broken: { en: 'The ledger is BROKEN: {{size}}.', vi: 'Sổ cái SAI: {{size}}.' },
  size: {
    en: '{{transactions}} transactions, {{entries}} entries, {{wallets}} wallets, {{bets}} bets',
    vi: '{{transactions}} giao dịch, {{entries}} bút toán, {{wallets}} ví, {{bets}} cược',
  },
  difference: {
    en: 'expected {{expected}}, found {{found}} (amounts in ten-thousandths)',
    vi: 'cần {{expected}}, thấy {{found}} (số tiền theo phần vạn)',
  },
  next: {
    en: 'Keep the data as it is: stop the servers, make a backup (npm run backup) and look at what is named above.',
    vi: 'Giữ nguyên dữ liệu: dừng máy chủ, sao lưu (npm run backup) rồi xem mục nêu trên.',
  },
} as const satisfies Texts;

export const rollupWords = {
  ...usageOf('npm run rollup:check'),
  help: {
    en: `Usage: npm run rollup:check -- [options]

Recomputes the team figures of agents and the figures of brands from accounts, turnover and account records, and the sums of
bets by hour and day that wages are counted from. Reads only.

  --sample <n>             how many agents, half of them those with the largest teams, how many accounts, half of them those
                           with the most bets, and how many days of each brand (default: 100)
${place.en}

Exit 0: they hold; 1: one differs, the first is named; 2: usage; 4: the database cannot be read.`,
    vi: `Cách dùng: npm run rollup:check -- [tuỳ chọn]

Tính lại số liệu đội nhóm của đại lý và số liệu của thương hiệu từ tài khoản, doanh thu cược và lịch sử giao dịch, cùng các
tổng cược theo giờ và theo ngày dùng để tính lương. Chỉ đọc.

  --sample <n>             số đại lý cần kiểm tra, một nửa là các đội lớn nhất, số tài khoản, một nửa là các tài khoản cược
                           nhiều nhất, và số ngày của mỗi thương hiệu (mặc định: 100)
${place.vi}

Mã thoát 0: khớp; 1: có chỗ lệch, nêu chỗ đầu tiên; 2: dùng sai cách; 4: không đọc được cơ sở dữ liệu.`,
  },
  noSample: { en: '--sample is a number from 1.', vi: '--sample là một số từ 1.' },
  holds: { en: 'The team figures hold: {{checked}} agents.', vi: 'Số liệu đội nhóm khớp: {{checked}} đại lý.' },
  broken: { en: 'The team figures are BROKEN: {{checked}} agents.', vi: 'Số liệu đội nhóm SAI: {{checked}} đại lý.' },
  sumsHold: { en: 'The sums of bets hold: {{checked}} accounts.', vi: 'Các tổng cược khớp: {{checked}} tài khoản.' },
  sumsBroken: { en: 'The sums of bets are BROKEN: {{checked}} accounts.', vi: 'Các tổng cược SAI: {{checked}} tài khoản.' },
  brandsHold: {
    en: 'The figures of brands hold: {{checked}} brands.',
    vi: 'Số liệu thương hiệu khớp: {{checked}} thương hiệu.',
  },
  brandsBroken: {
    en: 'The figures of brands are BROKEN: {{checked}} brands.',
    vi: 'Số liệu thương hiệu SAI: {{checked}} thương hiệu.',
  },
  difference: {
    en: 'expected {{expected}}, found {{found}} (amounts in ten-thousandths)',
    vi: 'cần {{expected}}, thấy {{found}} (số tiền theo phần vạn)',
  },
  nextOfBrand: {
    en: 'Make a backup (npm run backup) and look at the brand that is named above.',
    vi: 'Hãy sao lưu (npm run backup) rồi xem thương hiệu nêu trên.',
  },
  next: {
    en: 'Make a backup (npm run backup) and look at the account that is named above.',
    vi: 'Hãy sao lưu (npm run backup) rồi xem tài khoản nêu trên.',
  },
} as const satisfies Texts;

export const keyWords = {
  ...usageOf('npm run keys'),
  help: {
    en: `Usage: npm run keys -- status|rotate [options]

  status                   which data key sealed what
  rotate                   seal everything again with the first key of DATA_KEY

${place.en}

To change the key: restart with DATA_KEY=<new id>:<new>,<old>, run rotate, which may be interrupted and repeated, and once
status names the new key only, restart without the old one. src/server/platform/vault/README.md has the order for several servers.
Exit 0: done; 1: rows that no key of DATA_KEY opens; 2: usage; 4: the database cannot be read.`,
    vi: `Cách dùng: npm run keys -- status|rotate [tuỳ chọn]

  status                   khoá dữ liệu nào đã niêm phong gì
  rotate                   niêm phong lại mọi thứ bằng khoá đầu tiên của DATA_KEY

${place.vi}

Để đổi khoá: khởi động lại với DATA_KEY=<mã mới>:<khoá mới>,<khoá cũ>, chạy rotate (có thể ngắt và chạy lại), và khi status
chỉ còn nêu khoá mới thì khởi động lại không kèm khoá cũ. src/server/platform/vault/README.md nêu thứ tự cho nhiều máy chủ.
Mã thoát 0: xong; 1: có dòng không khoá nào của DATA_KEY mở được; 2: dùng sai cách; 4: không đọc được cơ sở dữ liệu.`,
  },
  nameless: { en: 'a key without an id', vi: 'khoá không có mã' },
  configured: { en: 'DATA_KEY: {{keys}}.', vi: 'DATA_KEY: {{keys}}.' },
  none: { en: 'none', vi: 'không có' },
  generated: {
    en: 'The database keeps a generated key. With a DATA_KEY, rotate replaces it.',
    vi: 'Cơ sở dữ liệu giữ một khoá tự tạo. Khi có DATA_KEY, rotate sẽ thay khoá đó.',
  },
  sealedBy: { en: '{{name}}: {{count}} sealed by {{key}}', vi: '{{name}}: {{count}} niêm phong bằng {{key}}' },
  noKey: {
    en: 'DATA_KEY is not set. Set it to the new key, with the old one after it, and run rotate again.',
    vi: 'Chưa đặt DATA_KEY. Hãy đặt khoá mới, theo sau là khoá cũ, rồi chạy lại rotate.',
  },
  rotated: { en: '{{count}} rows are sealed anew by {{key}}.', vi: '{{count}} dòng đã được niêm phong lại bằng {{key}}.' },
  unreadable: {
    en: 'Rows that no key of DATA_KEY opens: {{count}}. Add the key that sealed them and run rotate again.',
    vi: 'Có {{count}} dòng không khoá nào của DATA_KEY mở được. Hãy thêm khoá đã niêm phong chúng rồi chạy lại rotate.',
  },
} as const satisfies Texts;

export const roleWords = {
  ...usageOf('npm run db'),
  help: {
    en: `Usage: npm run db -- migrate|roles [options]

Tables and roles of PostgreSQL, as the owner of the tables.

  migrate                  run pending migrations, and grant the serving role what new tables need
  roles                    the same, and create the serving role if it is missing
  roles --print            print the SQL of the grants instead

  --json                   print JSON for programs
  --lang vi|en             language of what is printed (otherwise by LANG)

MIGRATE_URL names the owner, DATABASE_URL the serving role with its password. The server itself needs DATABASE_URL only.
Exit 0: done; 2: usage; 4: refused.`,
    vi: `Cách dùng: npm run db -- migrate|roles [tuỳ chọn]

Bảng và vai trò của PostgreSQL, với tư cách chủ sở hữu các bảng.

  migrate                  chạy các bước chuyển đổi còn chờ, và cấp cho vai trò phục vụ quyền trên bảng mới
  roles                    như trên, và tạo vai trò phục vụ nếu chưa có
  roles --print            chỉ in SQL cấp quyền

  --json                   in JSON cho chương trình
  --lang vi|en             ngôn ngữ hiển thị (mặc định theo LANG)

MIGRATE_URL nêu chủ sở hữu, DATABASE_URL nêu vai trò phục vụ kèm mật khẩu. Máy chủ chỉ cần DATABASE_URL.
Mã thoát 0: xong; 2: dùng sai cách; 4: bị từ chối.`,
  },
  urls: {
    en: 'Set MIGRATE_URL to the owner of the tables and DATABASE_URL to the serving role, and run it again.',
    vi: 'Hãy đặt MIGRATE_URL là chủ sở hữu các bảng và DATABASE_URL là vai trò phục vụ, rồi chạy lại.',
  },
  sameRole: {
    en: 'DATABASE_URL and MIGRATE_URL name the same role; the serving role has to be another one. Change DATABASE_URL.',
    vi: 'DATABASE_URL và MIGRATE_URL nêu cùng một vai trò; vai trò phục vụ phải khác. Hãy đổi DATABASE_URL.',
  },
  current: {
    en: 'The tables are current, and {{role}} may serve them.',
    vi: 'Các bảng đã mới nhất, và {{role}} được phục vụ chúng.',
  },
  failed: {
    en: 'It could not be done: {{detail}}. Check MIGRATE_URL and run it again.',
    vi: 'Không thực hiện được: {{detail}}. Hãy kiểm tra MIGRATE_URL rồi chạy lại.',
  },
} as const satisfies Texts;

export const accountWords = {
  ...usageOf('npm run accounts'),
  help: {
    en: `Usage: npm run accounts -- <act> <username> --merchant <code> [options]

Acts of an operator on one account. Each is written to the security events.

  end-sessions             ends every session of the account
  close                    closes the account and ends its sessions
  reopen                   opens a closed account again
  reset-authenticator      for an owner who lost the authenticator and its recovery codes, and proved who they are: both end,
                           and every session; the next login proves itself without one, and a new one can be bound

${place.en}

A running server follows with the next call of a session.
Exit 0: done; 1: there is no such account, or it has no authenticator; 2: usage; 4: the database cannot be read.`,
    vi: `Cách dùng: npm run accounts -- <việc> <tên đăng nhập> --merchant <mã> [tuỳ chọn]

Việc của người vận hành trên một tài khoản. Mỗi việc được ghi vào nhật ký bảo mật.

  end-sessions             kết thúc mọi phiên của tài khoản
  close                    đóng tài khoản và kết thúc các phiên
  reopen                   mở lại tài khoản đã đóng
  reset-authenticator      cho chủ tài khoản mất ứng dụng xác thực và mã khôi phục, đã chứng minh danh tính: cả hai và mọi
                           phiên kết thúc; lần đăng nhập sau xác minh như khi chưa có, và có thể gắn ứng dụng mới

${place.vi}

Máy chủ đang chạy áp dụng từ lần gọi kế tiếp của phiên.
Mã thoát 0: xong; 1: không có tài khoản, hoặc tài khoản không có ứng dụng xác thực; 2: dùng sai cách; 4: không đọc được cơ sở dữ liệu.`,
  },
  needAccount: {
    en: 'Name the account and its merchant: npm run accounts -- {{act}} <username> --merchant <code>',
    vi: 'Hãy nêu tài khoản và mã thương hiệu: npm run accounts -- {{act}} <tên đăng nhập> --merchant <mã>',
  },
  noAccount: {
    en: '{{merchant}} has no account {{username}}. Check the username and --merchant.',
    vi: '{{merchant}} không có tài khoản {{username}}. Hãy kiểm tra tên đăng nhập và --merchant.',
  },
  noAuthenticator: {
    en: '{{username}} has no authenticator. Nothing was changed.',
    vi: '{{username}} không có ứng dụng xác thực. Không có gì thay đổi.',
  },
  done: {
    en: '{{username}}: {{act}} done, {{count}} sessions ended.',
    vi: '{{username}}: đã thực hiện {{act}}, kết thúc {{count}} phiên.',
  },
} as const satisfies Texts;

export const backupWords = {
  unknownVerb: {
    en: 'Unknown command "{{verb}}". Run `npm run backup -- --help` or `npm run restore -- --help`.',
    vi: 'Không có lệnh "{{verb}}". Chạy `npm run backup -- --help` hoặc `npm run restore -- --help`.',
  },
  wrongOption: {
    en: '{{detail}}. Run `npm run {{verb}} -- --help` to see the options.',
    vi: '{{detail}}. Chạy `npm run {{verb}} -- --help` để xem các tuỳ chọn.',
  },
  help: {
    en: `Usage: npm run backup -- <file> [options]
       npm run restore -- <file> [options]

Copies all rows of a database to a file, and back into an empty database of either kind.

${place.en}

A PostgreSQL stays in use during a backup. The file holds personal data and, without DATA_KEY, the key to it.
Exit 0: done; 1: restored, and the ledger is broken; 2: usage; 4: refused, nothing was changed.`,
    vi: `Cách dùng: npm run backup -- <tệp> [tuỳ chọn]
           npm run restore -- <tệp> [tuỳ chọn]

Chép mọi dòng của cơ sở dữ liệu ra một tệp, và nạp lại vào một cơ sở dữ liệu trống thuộc loại bất kỳ.

${place.vi}

PostgreSQL vẫn hoạt động khi sao lưu. Tệp chứa dữ liệu cá nhân và, nếu không có DATA_KEY, cả khoá của nó.
Mã thoát 0: xong; 1: đã nạp lại nhưng sổ cái sai; 2: dùng sai cách; 4: bị từ chối, chưa đổi gì.`,
  },
  needFile: { en: 'Name the file: npm run {{verb}} -- <file>', vi: 'Hãy nêu tệp: npm run {{verb}} -- <tệp>' },
  noFile: {
    en: 'There is no file {{file}}. Name one that npm run backup wrote.',
    vi: 'Không có tệp {{file}}. Hãy nêu tệp do npm run backup ghi.',
  },
  written: { en: '{{rows}} rows are in {{file}}.', vi: '{{rows}} dòng đã ghi vào {{file}}.' },
  restored: { en: '{{rows}} rows are restored from {{file}}.', vi: '{{rows}} dòng đã được nạp lại từ {{file}}.' },
  ledgerHolds: { en: 'The ledger holds.', vi: 'Sổ cái khớp.' },
  ledgerBroken: {
    en: 'The ledger is BROKEN: {{rule}}. See npm run ledger:check.',
    vi: 'Sổ cái SAI: {{rule}}. Xem npm run ledger:check.',
  },
} as const satisfies Texts;
