import type { LocalText } from '../../src/domain/language.ts';

/** Texts of the command line. `{{name}}` is a parameter. */
export const words = {
  help: {
    en: `Usage: npm run vendor -- <verb> [options]

  add <id>                              add a game vendor to vendors.json
  check [file]                          list all problems of the file; --live also calls the vendors
  secret <vendor> <merchant>            print the secret to hand to the vendor; --set stores the vendor's own,
                                        --retire ends the former one
  import-catalogue <vendor> <file|url>  import studios and games into a merchant's catalogue

  --vendors <file>         the file of vendors (otherwise VENDORS_FILE, or vendors.json)
  --json                   print JSON for programs
  --lang vi|en             language of what is printed (otherwise by LANG)
  --help                   this text, or the text of a verb

Exit codes: 0 fine, 1 problems, 2 wrong usage. Database and keys come from the server's variables (DATABASE_URL, DATA_KEY, …).`,
    vi: `Cách dùng: npm run vendor -- <lệnh> [tuỳ chọn]

  add <id>                              thêm nhà cung cấp trò chơi vào vendors.json
  check [tệp]                           liệt kê mọi vấn đề của tệp; --live còn gọi thử nhà cung cấp
  secret <nhà cung cấp> <merchant>      in khoá bí mật để trao cho nhà cung cấp; --set lưu khoá do họ chọn,
                                        --retire chấm dứt khoá cũ
  import-catalogue <nhà cung cấp> <tệp|url>  nhập hãng và trò chơi vào danh mục của một thương hiệu

  --vendors <tệp>          tệp nhà cung cấp (mặc định VENDORS_FILE, hoặc vendors.json)
  --json                   in JSON cho chương trình
  --lang vi|en             ngôn ngữ hiển thị (mặc định theo LANG)
  --help                   hướng dẫn này, hoặc hướng dẫn của một lệnh

Mã thoát: 0 ổn, 1 có vấn đề, 2 dùng sai cách. Cơ sở dữ liệu và khoá lấy từ biến của máy chủ (DATABASE_URL, DATA_KEY, …).`,
  },
  helpAdd: {
    en: `Usage: npm run vendor -- add <id> --name <name> --url <url> --studio <code> [options]

  --name <name>            name in logs and messages
  --url <url>              base URL of the vendor's server
  --studio <code>          studio whose games it runs; repeat it for more
  --launch-host <origin>   origin of its game pages; repeat it for more
  --category <key>         category of its games; repeat it for more (otherwise all)
  --contract <name>        API it speaks (otherwise seamless)
  --secret <source>        derived, stored or env:VENDOR_NAME (otherwise derived)`,
    vi: `Cách dùng: npm run vendor -- add <id> --name <tên> --url <url> --studio <mã> [tuỳ chọn]

  --name <tên>             tên trong nhật ký và thông báo
  --url <url>              địa chỉ gốc của máy chủ nhà cung cấp
  --studio <mã>            hãng có trò chơi do họ vận hành; lặp lại để thêm
  --launch-host <origin>   nguồn gốc của trang trò chơi; lặp lại để thêm
  --category <khoá>        loại trò chơi; lặp lại để thêm (mặc định tất cả)
  --contract <tên>         API mà họ dùng (mặc định seamless)
  --secret <nguồn>         derived, stored hoặc env:VENDOR_NAME (mặc định derived)`,
  },
  helpCheck: {
    en: `Usage: npm run vendor -- check [file] [--live --merchant <merchant>] [--game <id>]

  --live                   ask every vendor to launch a game, with a ticket that is not valid
  --merchant <merchant>    merchant whose secrets sign these calls
  --game <id>              game to launch (otherwise one that does not exist)`,
    vi: `Cách dùng: npm run vendor -- check [tệp] [--live --merchant <merchant>] [--game <mã>]

  --live                   gọi từng nhà cung cấp mở một trò chơi, với vé không hợp lệ
  --merchant <merchant>    thương hiệu có khoá dùng để ký
  --game <mã>              trò chơi cần mở (mặc định một mã không tồn tại)`,
  },
  helpSecret: {
    en: `Usage: npm run vendor -- secret <vendor> <merchant> [--set | --retire]

Prints the secret and nothing else.

  --set                    store the secret on standard input, encrypted; the entry needs "secret": "stored". The former one
                           stays valid for the vendor's calls; ours are signed with the new one. The former one again undoes it
  --retire                 end the former secret, once the vendor uses the new one`,
    vi: `Cách dùng: npm run vendor -- secret <nhà cung cấp> <merchant> [--set | --retire]

Chỉ in khoá bí mật, không in gì khác.

  --set                    lưu khoá từ đầu vào chuẩn, có mã hoá; mục cần "secret": "stored". Khoá cũ vẫn dùng được cho lệnh gọi
                           của nhà cung cấp; lệnh gọi của ta ký bằng khoá mới. Đặt lại khoá cũ để huỷ việc đổi
  --retire                 chấm dứt khoá cũ, sau khi nhà cung cấp đã dùng khoá mới`,
  },
  helpImport: {
    en: `Usage: npm run vendor -- import-catalogue <vendor> <file.json|url> --merchant <merchant> [--dry-run]

The file: { "studios": [{ "code", "name", "hot"? }], "games": [{ "id", "studio", "category", "names": { "vi", "en"? },
"classification"?, "hot"?, "new"?, "trial"?, "popularity"? }] }. Importing again changes nothing; games that the file does not
have stay.

  --merchant <merchant>    merchant whose catalogue is changed
  --dry-run                print what would change, write nothing`,
    vi: `Cách dùng: npm run vendor -- import-catalogue <nhà cung cấp> <tệp.json|url> --merchant <merchant> [--dry-run]

Tệp: { "studios": [{ "code", "name", "hot"? }], "games": [{ "id", "studio", "category", "names": { "vi", "en"? },
"classification"?, "hot"?, "new"?, "trial"?, "popularity"? }] }. Nhập lại không thay đổi gì; trò chơi không có trong tệp vẫn được giữ.

  --merchant <merchant>    thương hiệu có danh mục được thay đổi
  --dry-run                in những gì sẽ thay đổi, không ghi gì`,
  },
  unknownVerb: {
    en: 'There is no verb "{{verb}}". Run `npm run vendor -- --help` to see them all.',
    vi: 'Không có lệnh "{{verb}}". Chạy `npm run vendor -- --help` để xem tất cả.',
  },
  wrongOption: {
    en: '{{detail}}. Run `npm run vendor -- {{verb}} --help` to see the options.',
    vi: '{{detail}}. Chạy `npm run vendor -- {{verb}} --help` để xem các tuỳ chọn.',
  },
  needEntry: {
    en: 'Give id, name and URL: npm run vendor -- add acme --name "Acme Games" --url https://api.acme.example --studio ACME',
    vi: 'Hãy nêu mã, tên và URL: npm run vendor -- add acme --name "Acme Games" --url https://api.acme.example --studio ACME',
  },
  needMerchant: {
    en: 'Name the merchant whose secrets sign the calls: npm run vendor -- check --live --merchant <merchant>',
    vi: 'Hãy nêu thương hiệu có khoá dùng để ký: npm run vendor -- check --live --merchant <merchant>',
  },
  needVendorAndMerchant: {
    en: 'Name vendor and merchant: npm run vendor -- secret <vendor> <merchant>',
    vi: 'Hãy nêu nhà cung cấp và thương hiệu: npm run vendor -- secret <nhà cung cấp> <merchant>',
  },
  needImport: {
    en: 'Name vendor, file and merchant: npm run vendor -- import-catalogue <vendor> <file.json|url> --merchant <merchant>',
    vi: 'Hãy nêu nhà cung cấp, tệp và thương hiệu: npm run vendor -- import-catalogue <nhà cung cấp> <tệp.json|url> --merchant <merchant>',
  },
  brokenFile: {
    en: '{{path}} is missing or has problems. Run `npm run vendor -- check {{path}}` to see them.',
    vi: '{{path}} không có hoặc có vấn đề. Chạy `npm run vendor -- check {{path}}` để xem.',
  },
  vendorExists: {
    en: '{{path}} has a vendor "{{id}}" already. Choose another id, or edit its entry.',
    vi: '{{path}} đã có nhà cung cấp "{{id}}". Hãy chọn mã khác, hoặc sửa mục của nó.',
  },
  unknownVendor: {
    en: '{{path}} has no vendor "{{id}}"; it has: {{known}}. Add one: npm run vendor -- add {{id}} --help',
    vi: '{{path}} không có nhà cung cấp "{{id}}"; hiện có: {{known}}. Thêm mới: npm run vendor -- add {{id}} --help',
  },
  unknownMerchant: {
    en: '{{folder}} has no brand "{{merchant}}"; it has: {{known}}. Make one: npm run brand -- new {{merchant}}',
    vi: '{{folder}} không có thương hiệu "{{merchant}}"; hiện có: {{known}}. Tạo mới: npm run brand -- new {{merchant}}',
  },
  notAdded: {
    en: '{{path}} was not changed: the entry has problems. Change the options and try again.',
    vi: '{{path}} không thay đổi: mục mới có vấn đề. Hãy đổi tuỳ chọn rồi thử lại.',
  },
  added: {
    en: `Added {{id}} to {{path}}; a running server serves it now.

Next:
  npm run vendor -- secret {{id}} <merchant>                    the secret to hand to the vendor
  npm run vendor -- check --live --merchant <merchant>          whether its server answers
  npm run vendor -- import-catalogue {{id}} <file> --merchant <merchant>   its studios and games`,
    vi: `Đã thêm {{id}} vào {{path}}; máy chủ đang chạy dùng ngay.

Tiếp theo:
  npm run vendor -- secret {{id}} <merchant>                    khoá bí mật để trao cho nhà cung cấp
  npm run vendor -- check --live --merchant <merchant>          máy chủ của họ có trả lời không
  npm run vendor -- import-catalogue {{id}} <tệp> --merchant <merchant>    hãng và trò chơi của họ`,
  },
  fileFine: { en: '{{path}}: no errors, {{count}} vendor(s)', vi: '{{path}}: không có lỗi, {{count}} nhà cung cấp' },
  fileProblems: {
    en: '{{path}}: {{count}} problem(s). Fix them and run this again.',
    vi: '{{path}}: {{count}} vấn đề. Hãy sửa rồi chạy lại.',
  },
  embedded: { en: '{{id}}: runs inside the server', vi: '{{id}}: chạy ngay trong máy chủ' },
  answers: { en: '{{id}}: answers ({{detail}})', vi: '{{id}}: có trả lời ({{detail}})' },
  silent: {
    en: '{{id}}: no usable answer: {{detail}} Check its "api" and that both sides have the same secret.',
    vi: '{{id}}: không có câu trả lời dùng được: {{detail}} Hãy kiểm tra "api" và khoá bí mật của hai bên.',
  },
  noDatabase: {
    en: 'The database cannot be opened: {{detail}} Set DATABASE_URL or DATA_DIR as for the server.',
    vi: 'Không mở được cơ sở dữ liệu: {{detail}} Hãy đặt DATABASE_URL hoặc DATA_DIR như của máy chủ.',
  },
  notStored: {
    en: 'The secret of {{id}} is "{{source}}". Set "secret": "stored" in its entry first.',
    vi: 'Khoá của {{id}} là "{{source}}". Trước hết hãy đặt "secret": "stored" trong mục của nó.',
  },
  shortSecret: {
    en: 'A secret has at least {{count}} characters. Pass it on standard input: npm run vendor -- secret <vendor> <merchant> --set < file',
    vi: 'Khoá có ít nhất {{count}} ký tự. Hãy đưa qua đầu vào chuẩn: npm run vendor -- secret <nhà cung cấp> <merchant> --set < tệp',
  },
  noneStored: {
    en: 'No secret is stored for {{id}} and {{merchant}}. Store it: npm run vendor -- secret {{id}} {{merchant}} --set < file',
    vi: 'Chưa lưu khoá cho {{id}} và {{merchant}}. Hãy lưu: npm run vendor -- secret {{id}} {{merchant}} --set < tệp',
  },
  noneSet: {
    en: 'The variable that the entry of {{id}} names is not set here. Set it as for the server.',
    vi: 'Biến mà mục của {{id}} nêu chưa được đặt ở đây. Hãy đặt như của máy chủ.',
  },
  stored: {
    en: 'Stored the secret of {{id}} for {{merchant}}; running servers use it within seconds.',
    vi: 'Đã lưu khoá của {{id}} cho {{merchant}}; máy chủ đang chạy dùng sau vài giây.',
  },
  unchanged: {
    en: 'This is the secret of {{id}} for {{merchant}} already.',
    vi: 'Đây đã là khoá của {{id}} cho {{merchant}}.',
  },
  restored: {
    en: 'The former secret of {{id}} for {{merchant}} is in use again, and the only one.',
    vi: 'Khoá cũ của {{id}} cho {{merchant}} được dùng lại, và là khoá duy nhất.',
  },
  rotating: {
    en: `Stored the new secret of {{id}} for {{merchant}}; running servers use it within seconds. The former one is still valid for the
vendor's calls. End it once the vendor uses the new one: npm run vendor -- secret {{id}} {{merchant}} --retire`,
    vi: `Đã lưu khoá mới của {{id}} cho {{merchant}}; máy chủ đang chạy dùng sau vài giây. Khoá cũ vẫn dùng được cho lệnh gọi của nhà
cung cấp. Hãy chấm dứt khi họ đã dùng khoá mới: npm run vendor -- secret {{id}} {{merchant}} --retire`,
  },
  formerIsValid: {
    en: 'Nothing was stored: the former secret of {{id}} for {{merchant}} is still valid. End it first: npm run vendor -- secret {{id}} {{merchant}} --retire. Or undo the change by setting the former one again.',
    vi: 'Chưa lưu gì: khoá cũ của {{id}} cho {{merchant}} vẫn còn dùng được. Hãy chấm dứt trước: npm run vendor -- secret {{id}} {{merchant}} --retire. Hoặc đặt lại khoá cũ để huỷ việc đổi.',
  },
  retired: {
    en: 'Ended the former secret of {{id}} for {{merchant}}; running servers refuse it within seconds.',
    vi: 'Đã chấm dứt khoá cũ của {{id}} cho {{merchant}}; máy chủ đang chạy từ chối nó sau vài giây.',
  },
  noFormer: {
    en: '{{id}} has no former secret for {{merchant}}; there is nothing to end.',
    vi: '{{id}} không có khoá cũ cho {{merchant}}; không có gì để chấm dứt.',
  },
  formerStored: {
    en: '{{id}}: the former secret is still valid for {{merchant}} beside the one of {{since}}. End it once the vendor uses the new one: npm run vendor -- secret {{id}} {{merchant}} --retire',
    vi: '{{id}}: khoá cũ vẫn dùng được cho {{merchant}} bên cạnh khoá ngày {{since}}. Hãy chấm dứt khi họ đã dùng khoá mới: npm run vendor -- secret {{id}} {{merchant}} --retire',
  },
  formerSet: {
    en: '{{id}}: a former secret is still valid. Unset {{variable}} once the vendor uses the new one.',
    vi: '{{id}}: khoá cũ vẫn còn dùng được. Hãy bỏ {{variable}} khi họ đã dùng khoá mới.',
  },
  noCatalogue: {
    en: '{{source}} cannot be read: {{detail}}. Give a JSON file or its https URL.',
    vi: 'Không đọc được {{source}}: {{detail}}. Hãy nêu tệp JSON hoặc URL https của nó.',
  },
  catalogueStatus: { en: 'its server answers {{status}}', vi: 'máy chủ trả lời {{status}}' },
  catalogueTooLarge: {
    en: 'it has {{size}} characters, and {{limit}} are the maximum',
    vi: 'tệp có {{size}} ký tự, tối đa là {{limit}}',
  },
  catalogueAbsent: { en: 'there is no such file', vi: 'không có tệp này' },
  catalogueLocked: { en: 'it may not be read ({{reason}})', vi: 'không được phép đọc ({{reason}})' },
  catalogueSilent: { en: 'its server does not answer ({{reason}})', vi: 'máy chủ không trả lời ({{reason}})' },
  catalogueNotJson: { en: 'it is not valid JSON ({{reason}})', vi: 'không phải JSON hợp lệ ({{reason}})' },
  wrongCatalogue: {
    en: 'Nothing was imported. Problems of {{source}}: {{count}}. `npm run vendor -- import-catalogue --help` shows the shape.',
    vi: 'Chưa nhập gì: {{source}} có {{count}} vấn đề. `npm run vendor -- import-catalogue --help` cho biết cấu trúc.',
  },
  takenIds: {
    en: 'Nothing was imported. Ids that belong to games of another vendor: {{count}}: {{ids}}. Rename them in the file.',
    vi: 'Chưa nhập gì: {{count}} mã trò chơi thuộc nhà cung cấp khác: {{ids}}. Hãy đổi mã trong tệp.',
  },
  studioCounts: {
    en: 'Studios: {{added}} added, {{changed}} changed, {{left}} left as they are',
    vi: 'Hãng: thêm {{added}}, đổi {{changed}}, giữ nguyên {{left}}',
  },
  gameCounts: {
    en: 'Games: {{added}} added, {{changed}} changed, {{left}} left as they are',
    vi: 'Trò chơi: thêm {{added}}, đổi {{changed}}, giữ nguyên {{left}}',
  },
  notInFile: {
    en: 'Kept games that the file does not have: {{count}}: {{ids}}',
    vi: 'Giữ lại {{count}} trò chơi không có trong tệp: {{ids}}',
  },
  imported: { en: 'The catalogue of {{merchant}} is as in the file.', vi: 'Danh mục của {{merchant}} đã như trong tệp.' },
  wouldImport: {
    en: 'Nothing was written. Run it without --dry-run to import.',
    vi: 'Chưa ghi gì. Chạy không có --dry-run để nhập.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
