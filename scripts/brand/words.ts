import type { LocalText } from '../../src/domain/language.ts';
import { exportWords } from './exported/words.ts';
import { registryWords } from './registry/words.ts';
import { tokenWords } from './tokens/words.ts';

/** Texts of the command line. `{{name}}` is a parameter. */
export const words = {
  ...exportWords,
  ...tokenWords,
  ...registryWords,
  help: {
    en: `Usage: npm run brand -- <command> [options]

  new <merchant>           make a brand: its folder, manifest and a drawn logo
  validate [merchant…]     list all problems of a brand, and how to fix them
  audit [merchant…]        measure the colour contrast of both modes
  explain <merchant> <pointer>
                           show where the value of a setting comes from
  export-tokens <merchant> write the theme as design tokens, for design tools
  import-tokens <merchant> <file>
                           take the theme over from design tokens
  export <merchant>        write the site of a brand as files for a CDN
  migrate [merchant…]      write manifests of older versions in the current one
  go-real <merchant>       turn a brand on play money to real money

On a running server, with an operator's token:
  diff <merchant>          say what changed between versions, or since a version
  publish <merchant>       publish the folder, merged with what others published
  versions <merchant>      list the versions of a brand
  rollback <merchant>      serve an earlier version again

  --json                   print JSON for programs
  --lang vi|en             language of what is printed (otherwise by LANG)
  --brands <folder>        folder of the brands (otherwise brands)
  --help                   this text, or the text of a verb

Exit codes: 0 fine, 1 problems, 2 wrong usage.`,
    vi: `Cách dùng: npm run brand -- <lệnh> [tuỳ chọn]

  new <merchant>           tạo thương hiệu: thư mục, tệp cấu hình và logo vẽ sẵn
  validate [merchant…]     liệt kê mọi vấn đề của thương hiệu và cách sửa
  audit [merchant…]        đo độ tương phản màu của cả hai chế độ
  explain <merchant> <con trỏ>
                           cho biết giá trị của một thiết lập từ đâu ra
  export-tokens <merchant> ghi giao diện thành design token cho công cụ thiết kế
  import-tokens <merchant> <tệp>
                           lấy giao diện từ design token
  export <merchant>        ghi trang của một thương hiệu thành tệp cho CDN
  migrate [merchant…]      ghi lại bản khai của phiên bản cũ theo phiên bản hiện tại
  go-real <merchant>       chuyển thương hiệu từ tiền chơi thử sang tiền thật

Trên máy chủ đang chạy, với mã truy cập của người vận hành:
  diff <merchant>          nói những gì đã đổi giữa các phiên bản, hoặc từ một phiên bản
  publish <merchant>       xuất bản thư mục, hợp nhất với những gì người khác đã xuất bản
  versions <merchant>      liệt kê các phiên bản của thương hiệu
  rollback <merchant>      dùng lại một phiên bản cũ

  --json                   in JSON cho chương trình
  --lang vi|en             ngôn ngữ hiển thị (mặc định theo LANG)
  --brands <thư mục>       thư mục chứa thương hiệu (mặc định brands)
  --help                   hướng dẫn này, hoặc hướng dẫn của một lệnh

Mã thoát: 0 ổn, 1 có vấn đề, 2 dùng sai cách.`,
  },
  helpNew: {
    en: `Usage: npm run brand -- new <merchant> [options]

  --name <name>            name players read (otherwise made from the code)
  --seed <#rrggbb>         the brand's colour (otherwise one made from the code)
  --host <host>            host that shows the brand (otherwise <merchant>.localhost)
  --language vi|en         language of the first visit (otherwise vi)
  --logo <file>            logo as svg, png, jpg, webp or avif (otherwise a drawn sign)

On a terminal it asks for what is missing, five questions at most.`,
    vi: `Cách dùng: npm run brand -- new <merchant> [tuỳ chọn]

  --name <tên>             tên người chơi nhìn thấy (mặc định suy từ mã)
  --seed <#rrggbb>         màu của thương hiệu (mặc định suy từ mã)
  --host <tên miền>        tên miền hiển thị thương hiệu (mặc định <merchant>.localhost)
  --language vi|en         ngôn ngữ lần đầu (mặc định vi)
  --logo <tệp>             logo dạng svg, png, jpg, webp hoặc avif (mặc định vẽ sẵn)

Trên thiết bị đầu cuối, lệnh sẽ hỏi phần còn thiếu, nhiều nhất năm câu.`,
  },
  helpValidate: {
    en: `Usage: npm run brand -- validate [merchant…] [--fix [--drop-unknown] [--dry-run]]

A base may be named too: its problems are those that its brands have because of it, or, if no brand extends it, those it has
alone. --fix changes named files only.

  --fix                    apply the safe fixes, list them, then check again;
                           the earlier file stays as .brand.json.bak, .brand.json.bak2 …
  --drop-unknown           with --fix: also remove settings, languages and words the product does not know
  --dry-run                with --fix: list the fixes and write nothing`,
    vi: `Cách dùng: npm run brand -- validate [merchant…] [--fix [--drop-unknown] [--dry-run]]

Có thể nêu cả bản gốc: vấn đề của nó là những gì các thương hiệu gặp vì nó, hoặc nếu chưa có thương hiệu nào kế thừa thì là
những gì nó có khi đứng riêng. --fix chỉ sửa tệp được nêu.

  --fix                    áp dụng và liệt kê các cách sửa an toàn, rồi kiểm tra lại;
                           tệp cũ được giữ thành .brand.json.bak, .brand.json.bak2 …
  --drop-unknown           cùng --fix: xoá cả thiết lập, ngôn ngữ và từ mà sản phẩm không biết
  --dry-run                cùng --fix: liệt kê cách sửa, không ghi gì`,
  },
  helpAudit: {
    en: `Usage: npm run brand -- audit [merchant…]

Prints the narrowest pairs of each brand and mode, and every pair that is too weak with the nearest colour that passes.`,
    vi: `Cách dùng: npm run brand -- audit [merchant…]

In các cặp màu sát ngưỡng nhất của từng thương hiệu và chế độ, cùng mọi cặp quá yếu kèm màu gần nhất đạt yêu cầu.`,
  },
  helpExplain: {
    en: `Usage: npm run brand -- explain <merchant or base> <pointer>

Prints the value of a setting and where it comes from: the brand's file or a base with line and column, the named colours
it goes through, the schema's default, or derived from other settings; then what it overrides.

  npm run brand -- explain hacson /theme/palettes/dark/accent/solid`,
    vi: `Cách dùng: npm run brand -- explain <merchant hoặc bản gốc> <con trỏ>

In giá trị của một thiết lập và nguồn của nó: tệp của thương hiệu hoặc bản gốc kèm dòng và cột, các màu có tên đi qua,
mặc định của lược đồ, hoặc suy ra từ thiết lập khác; rồi những gì bị thay.

  npm run brand -- explain hacson /theme/palettes/dark/accent/solid`,
  },
  explainWhat: {
    en: 'Name a merchant and a setting: npm run brand -- explain <merchant> /theme/seed',
    vi: 'Hãy nêu mã và một thiết lập: npm run brand -- explain <merchant> /theme/seed',
  },
  explainFirst: {
    en: 'The manifest has problems. First: npm run brand -- validate {{merchant}}',
    vi: 'Bản khai đang có vấn đề. Trước hết: npm run brand -- validate {{merchant}}',
  },
  explainUnknown: {
    en: 'There is no setting {{pointer}}. Write it like /theme/seed; the schema names them all.',
    vi: 'Không có thiết lập {{pointer}}. Hãy viết như /theme/seed; lược đồ nêu tên tất cả.',
  },
  explainOwn: { en: 'set in', vi: 'đặt tại' },
  explainBase: { en: 'set in the base', vi: 'đặt tại bản gốc' },
  explainColour: { en: 'colour "{{name}}"', vi: 'màu "{{name}}"' },
  explainOverridden: { en: 'overrides', vi: 'thay cho' },
  explainMerged: { en: 'merged with', vi: 'gộp với' },
  explainDefault: { en: 'default of the schema', vi: 'mặc định của lược đồ' },
  explainDerived: { en: 'derived from other settings', vi: 'suy ra từ thiết lập khác' },
  explainUnset: { en: 'not set', vi: 'chưa đặt' },
  helpMigrate: {
    en: `Usage: npm run brand -- migrate <merchant…> | --all [--dry-run]

Writes manifests of an older version in the current one and lists every change. Older manifests are served all the same.
The earlier file stays as .brand.json.bak, .brand.json.bak2 …

  --all                    every brand and base
  --dry-run                list the changes and write nothing`,
    vi: `Cách dùng: npm run brand -- migrate <merchant…> | --all [--dry-run]

Ghi lại bản khai của phiên bản cũ theo phiên bản hiện tại và liệt kê từng thay đổi. Bản khai cũ vẫn được phục vụ.
Tệp cũ được giữ thành .brand.json.bak, .brand.json.bak2 …

  --all                    mọi thương hiệu và bản khai gốc
  --dry-run                liệt kê thay đổi, không ghi gì`,
  },
  migrateWhich: {
    en: 'Name the merchants or say --all: npm run brand -- migrate <merchant…> | --all',
    vi: 'Hãy nêu mã hoặc dùng --all: npm run brand -- migrate <merchant…> | --all',
  },
  migrateNothing: {
    en: '{{merchant}}: version {{to}} already',
    vi: '{{merchant}}: đã là phiên bản {{to}}',
  },
  migrated: { en: '{{merchant}}: version {{from}} → {{to}}', vi: '{{merchant}}: phiên bản {{from}} → {{to}}' },
  wouldMigrate: {
    en: '{{merchant}}: version {{from}} → {{to}}. Nothing was written.',
    vi: '{{merchant}}: phiên bản {{from}} → {{to}}. Chưa ghi gì.',
  },
  older: {
    en: '{{file}} is of version {{version}}. It is served all the same; to write it again: npm run brand -- migrate {{merchant}}',
    vi: '{{file}} thuộc phiên bản {{version}}. Trang vẫn được phục vụ; để ghi lại: npm run brand -- migrate {{merchant}}',
  },
  helpGoReal: {
    en: `Usage: npm run brand -- go-real <merchant> [--yes]

Lists what the brand still lacks for real money and what will change: demo accounts are closed, demo content goes, sessions end, play money
leaves all wallets, the manifest says "real". It reads the same variables as the server (DATABASE_URL, DATA_KEY, …).

  --yes                    do it`,
    vi: `Cách dùng: npm run brand -- go-real <merchant> [--yes]

Liệt kê những gì thương hiệu còn thiếu để dùng tiền thật và những gì sẽ thay đổi: đóng tài khoản dùng thử, kết thúc mọi phiên,
rút hết tiền chơi thử khỏi ví, tệp cấu hình ghi "real". Lệnh đọc cùng biến môi trường với máy chủ (DATABASE_URL, DATA_KEY, …).

  --yes                    thực hiện`,
  },
  goRealOne: {
    en: 'Name one merchant: npm run brand -- go-real <merchant>',
    vi: 'Hãy nêu một mã: npm run brand -- go-real <merchant>',
  },
  goRealAhead: {
    en: 'Version {{version}} of {{merchant}} was published from elsewhere, and the folder does not have it. Merge them first: npm run brand -- publish {{merchant}}',
    vi: 'Phiên bản {{version}} của {{merchant}} được xuất bản từ nơi khác và thư mục chưa có. Hãy hợp nhất trước: npm run brand -- publish {{merchant}}',
  },
  goRealFirst: {
    en: 'The manifest has problems. First: npm run brand -- validate {{merchant}}',
    vi: 'Tệp cấu hình đang có vấn đề. Trước hết: npm run brand -- validate {{merchant}}',
  },
  goRealPlan: { en: '{{merchant}} to real money:', vi: '{{merchant}} sang tiền thật:' },
  goRealDone: { en: '{{merchant}} is on real money now:', vi: '{{merchant}} đã chuyển sang tiền thật:' },
  goRealOpenBets: {
    en: 'bets on play money without a result: {{count}}. Wait until their rounds end.',
    vi: 'cược tiền chơi thử chưa có kết quả: {{count}}. Hãy chờ các ván kết thúc.',
  },
  goRealAccounts: { en: 'demo accounts closed: {{accounts}}', vi: 'đóng tài khoản dùng thử: {{accounts}}' },
  goRealContent: {
    en: 'rows of demo content removed (games, notices, sample winners, missions): {{count}}',
    vi: 'xoá nội dung minh hoạ (trò chơi, thông báo, người thắng mẫu, nhiệm vụ): {{count}} dòng',
  },
  goRealCatalogue: {
    en: 'The lobby has the games of your vendors only. Import them: npm run vendor -- import-catalogue --help',
    vi: 'Sảnh chỉ còn trò chơi của các nhà cung cấp của bạn. Nạp danh mục: npm run vendor -- import-catalogue --help',
  },
  goRealSessions: { en: 'sessions ended: {{count}}', vi: 'kết thúc phiên đăng nhập: {{count}}' },
  goRealWallets: { en: 'wallets emptied of play money: {{count}}', vi: 'ví được rút hết tiền chơi thử: {{count}}' },
  goRealManifest: { en: 'brand.json says profile "real"', vi: 'brand.json ghi profile "real"' },
  goRealNext: {
    en: 'Nothing was changed yet. Do it: npm run brand -- go-real {{merchant}} --yes',
    vi: 'Chưa thay đổi gì. Thực hiện: npm run brand -- go-real {{merchant}} --yes',
  },
  goRealBlocked: {
    en: 'Nothing was changed. Put right what is marked ✗ and run this again.',
    vi: 'Chưa thay đổi gì. Hãy khắc phục các mục ✗ rồi chạy lại.',
  },
  unknownVerb: {
    en: 'Unknown command "{{verb}}". Run `npm run brand -- --help` to see all commands.',
    vi: 'Không có lệnh "{{verb}}". Chạy `npm run brand -- --help` để xem tất cả.',
  },
  wrongOption: {
    en: '{{detail}}. Run `npm run brand -- {{verb}} --help` to see the options.',
    vi: '{{detail}}. Chạy `npm run brand -- {{verb}} --help` để xem các tuỳ chọn.',
  },
  unknownBrand: {
    en: 'There is no brand "{{merchant}}" in {{root}}. Brands: {{known}}.',
    vi: 'Không có thương hiệu "{{merchant}}" trong {{root}}. Hiện có: {{known}}.',
  },
  noBrands: {
    en: 'There are no brands in {{root}}. Make one: npm run brand -- new <merchant>',
    vi: 'Chưa có thương hiệu nào trong {{root}}. Tạo mới: npm run brand -- new <merchant>',
  },
  brandFine: { en: '{{merchant}}: no problems', vi: '{{merchant}}: không có vấn đề' },
  brandProblems: { en: '{{merchant}}: problems: {{count}}', vi: '{{merchant}}: {{count}} vấn đề' },
  fixed: { en: '{{merchant}}: fixed: {{count}}', vi: '{{merchant}}: đã sửa {{count}}' },
  wouldFix: {
    en: '{{merchant}}: fixes: {{count}}. Nothing was written.',
    vi: '{{merchant}}: {{count}} cách sửa. Chưa ghi gì.',
  },
  backup: { en: 'The earlier file: {{file}}', vi: 'Tệp cũ: {{file}}' },
  fixRemoved: { en: 'removed', vi: 'xoá' },
  fixUnset: { en: 'not set', vi: 'chưa đặt' },
  fixSyntax: {
    en: 'rewritten as strict JSON; comments, layout and all but the last of equal keys are lost',
    vi: 'ghi lại thành JSON chuẩn; mất chú thích, cách trình bày và các khoá trùng trước khoá cuối',
  },
  fixNeeded: {
    en: '--drop-unknown and --dry-run go with --fix: npm run brand -- validate --fix {{option}}',
    vi: '--drop-unknown và --dry-run đi cùng --fix: npm run brand -- validate --fix {{option}}',
  },
  fixable: {
    en: 'Changes that can be made automatically: {{count}}. npm run brand -- validate {{merchant}} --fix',
    vi: 'Số thay đổi có thể tự động thực hiện: {{count}}. npm run brand -- validate {{merchant}} --fix',
  },
  droppable: {
    en: 'Unknown settings that can be removed: {{count}}. npm run brand -- validate {{merchant}} --fix --drop-unknown',
    vi: 'Số thiết lập lạ có thể xoá: {{count}}. npm run brand -- validate {{merchant}} --fix --drop-unknown',
  },
  baseUnused: {
    en: '{{merchant}}: no brand extends this base; it was checked alone.',
    vi: '{{merchant}}: chưa có thương hiệu nào kế thừa bản gốc này; nó được kiểm tra riêng.',
  },
  fixInBase: {
    en: 'Fixes that belong in {{file}}, for all its brands: npm run brand -- validate {{base}} --fix',
    vi: 'Cách sửa thuộc về {{file}}, cho mọi thương hiệu của nó: npm run brand -- validate {{base}} --fix',
  },
  byHand: { en: 'Fix the problems above by hand and run this again.', vi: 'Hãy sửa tay các vấn đề trên rồi chạy lại.' },
  auditFine: { en: '{{merchant}}: every pair passes', vi: '{{merchant}}: mọi cặp màu đều đạt' },
  auditFirst: {
    en: '{{merchant}} cannot be measured yet. First: npm run brand -- validate {{merchant}}',
    vi: 'Chưa đo được {{merchant}}. Trước hết: npm run brand -- validate {{merchant}}',
  },
  tableHead: { en: 'mode|pair|contrast|needed', vi: 'chế độ|cặp màu|tương phản|cần' },
  fix: {
    en: 'fix: theme.palettes.{{mode}}.{{token}} = {{colour}}',
    vi: 'sửa: theme.palettes.{{mode}}.{{token}} = {{colour}}',
  },
  askMerchant: { en: 'Merchant code (folder name)', vi: 'Mã thương hiệu (tên thư mục)' },
  askName: { en: 'Name players read', vi: 'Tên người chơi nhìn thấy' },
  askSeed: { en: 'Colour of the brand', vi: 'Màu của thương hiệu' },
  askHost: { en: 'Host that shows the brand', vi: 'Tên miền hiển thị thương hiệu' },
  askLanguage: { en: 'Language of the first visit', vi: 'Ngôn ngữ lần đầu' },
  cancelled: { en: 'Nothing was made.', vi: 'Chưa tạo gì cả.' },
  needMerchant: {
    en: 'Name the merchant: npm run brand -- new <merchant>',
    vi: 'Hãy nêu mã: npm run brand -- new <merchant>',
  },
  invalid: {
    en: '{{field}} cannot be "{{value}}". Write it like {{example}}.',
    vi: '{{field}} không thể là "{{value}}". Hãy viết như {{example}}.',
  },
  folderExists: {
    en: 'The folder {{folder}} exists already. Choose another code, or check it: npm run brand -- validate {{merchant}}',
    vi: 'Thư mục {{folder}} đã có. Hãy chọn mã khác, hoặc kiểm tra: npm run brand -- validate {{merchant}}',
  },
  hostTaken: {
    en: 'The host {{host}} belongs to the brand "{{other}}". Choose another with --host.',
    vi: 'Tên miền {{host}} thuộc thương hiệu "{{other}}". Hãy chọn tên khác bằng --host.',
  },
  noLogo: {
    en: 'There is no file {{file}}. Leave --logo out to get a drawn sign.',
    vi: 'Không có tệp {{file}}. Bỏ --logo để dùng logo vẽ sẵn.',
  },
  notMade: {
    en: 'The brand was not made: what would have been written has problems. Change the options and try again.',
    vi: 'Chưa tạo thương hiệu: nội dung sắp ghi có vấn đề. Hãy đổi tuỳ chọn rồi thử lại.',
  },
  made: {
    en: `Made {{folder}}.

  {{address}}

Next:
  npm start                                     serve it (a running server picks it up)
  npm run brand -- validate {{merchant}}        check it after each change
  npm run brand -- audit {{merchant}}           look at its colours
  Edit {{folder}}/brand.json: texts, modules, pictures; your editor knows every setting.`,
    vi: `Đã tạo {{folder}}.

  {{address}}

Tiếp theo:
  npm start                                     phục vụ trang (máy chủ đang chạy sẽ hiện ngay)
  npm run brand -- validate {{merchant}}        kiểm tra sau mỗi thay đổi
  npm run brand -- audit {{merchant}}           xem màu sắc
  Sửa {{folder}}/brand.json: nội dung, chức năng, hình ảnh; trình soạn thảo biết mọi thiết lập.`,
  },
} as const satisfies Readonly<Record<string, LocalText>>;
