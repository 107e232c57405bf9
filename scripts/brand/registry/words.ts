const server = {
  en: `  --server <address>       the running server (otherwise OPERATE_SERVER, else http://localhost:4000)
  --token-file <file>      file with an operator's token (otherwise OPERATE_TOKEN or OPERATE_TOKEN_FILE)`,
  vi: `  --server <địa chỉ>       máy chủ đang chạy (mặc định OPERATE_SERVER, nếu không có thì http://localhost:4000)
  --token-file <tệp>       tệp chứa mã truy cập của người vận hành (mặc định OPERATE_TOKEN hoặc OPERATE_TOKEN_FILE)`,
};

/** Texts of the commands about versions on a running server. */
export const registryWords = {
  helpDiff: {
    en: `Usage: npm run brand -- diff <merchant> [--from <version>] [--to <version>|disk]

Says in words what changed between two versions, or between a version and the folder. Without options: between the newest version
and the folder. Exit 1 if something differs.

  --from <version>         older side (otherwise the newest version)
  --to <version>|disk      newer side (otherwise disk)
${server.en}`,
    vi: `Cách dùng: npm run brand -- diff <merchant> [--from <phiên bản>] [--to <phiên bản>|disk]

Nói bằng lời những gì khác nhau giữa hai phiên bản, hoặc giữa một phiên bản và thư mục. Không có tuỳ chọn: giữa phiên bản mới
nhất và thư mục. Mã thoát 1 nếu có khác biệt.

  --from <phiên bản>       bên cũ (mặc định phiên bản mới nhất)
  --to <phiên bản>|disk    bên mới (mặc định disk)
${server.vi}`,
  },
  helpPublish: {
    en: `Usage: npm run brand -- publish <merchant> --note <text> [--at <time>]

Publishes the folder as a new version. Where others published since the version that the folder came from, both changes are merged;
a setting that both changed, or that was taken back and the folder still has, is listed, and nothing is written. The version is noted
in .livery-version beside brand.json; commit it with the folder.

  --note <text>            what changed, for the others
  --at <time>              go live then: 2026-12-02T18:00:00+07:00 (otherwise now)
  --take folder|published  settle what is listed: with the folder's values, or as it is published
  --base <version>         the version that the folder came from, where nothing notes it
  --dry-run                merge, let the server check it and list what would change; publish nothing
  --request <id>           repeat a publication that got no answer
${server.en}`,
    vi: `Cách dùng: npm run brand -- publish <merchant> --note <nội dung> [--at <lúc>]

Xuất bản thư mục thành phiên bản mới. Nếu người khác đã xuất bản sau phiên bản gốc của thư mục, hai bên được hợp nhất; thiết lập mà
cả hai cùng đổi, hoặc đã bị rút lại mà thư mục vẫn còn, sẽ được liệt kê và không có gì được ghi. Phiên bản gốc được ghi trong
.livery-version cạnh brand.json; hãy commit cùng thư mục.

  --note <nội dung>        đã đổi gì, cho người khác đọc
  --at <lúc>               phát hành lúc đó: 2026-12-02T18:00:00+07:00 (mặc định ngay lập tức)
  --take folder|published  quyết định những mục được liệt kê: theo thư mục, hoặc giữ như bản đã xuất bản
  --base <phiên bản>       phiên bản gốc của thư mục, khi không có gì ghi lại
  --dry-run                hợp nhất, để máy chủ kiểm tra và liệt kê thay đổi; không xuất bản
  --request <mã>           lặp lại lần xuất bản chưa có trả lời
${server.vi}`,
  },
  helpVersions: {
    en: `Usage: npm run brand -- versions <merchant> [--before <version>]

Lists the versions of a brand, newest first: number, state, since when, by whom, from where, note.

  --before <version>       the page after this version
${server.en}`,
    vi: `Cách dùng: npm run brand -- versions <merchant> [--before <phiên bản>]

Liệt kê các phiên bản của thương hiệu, mới nhất trước: số, trạng thái, từ lúc nào, do ai, từ đâu, ghi chú.

  --before <phiên bản>     trang sau phiên bản này
${server.vi}`,
  },
  helpRollback: {
    en: `Usage: npm run brand -- rollback <merchant> --to <version> --reason <text>

Serves the content of an earlier version again, as a new version. A version that waits for its moment is cancelled.

  --to <version>           what to go back to; npm run brand -- versions lists them
  --reason <text>          why, for the others
  --request <id>           repeat a roll-back that got no answer
${server.en}`,
    vi: `Cách dùng: npm run brand -- rollback <merchant> --to <phiên bản> --reason <lý do>

Dùng lại nội dung của một phiên bản cũ, thành phiên bản mới. Phiên bản đang chờ phát hành sẽ bị huỷ.

  --to <phiên bản>         phiên bản muốn quay lại; npm run brand -- versions liệt kê chúng
  --reason <lý do>         vì sao, cho người khác đọc
  --request <mã>           lặp lại lần quay lại chưa có trả lời
${server.vi}`,
  },
  helpApprove: {
    en: `Usage: npm run brand -- approve <merchant> --version <version> [--decline]

Says what a version changes of the settings of trust, and agrees to it: it is served then. It needs the role approve, of another
operator than the one who published it.

  --version <version>      what waits; npm run brand -- versions lists it as asked
  --decline                says no instead, or takes back what one asked for
${server.en}`,
    vi: `Cách dùng: npm run brand -- approve <merchant> --version <phiên bản> [--decline]

Nói phiên bản thay đổi những thiết lập tin cậy nào và đồng ý: khi đó nó được dùng. Cần vai trò approve, của người vận hành khác với
người đã xuất bản.

  --version <phiên bản>    phiên bản đang chờ; npm run brand -- versions ghi là asked
  --decline                từ chối, hoặc rút lại yêu cầu của mình
${server.vi}`,
  },
  asksFor: { en: '{{by}} asks for version {{version}}: {{note}}', vi: '{{by}} đề nghị phiên bản {{version}}: {{note}}' },
  asked: {
    en: 'Version {{version}} changes settings of trust and waits for another operator: npm run brand -- approve {{merchant}} --version {{version}}',
    vi: 'Phiên bản {{version}} thay đổi thiết lập tin cậy và chờ người vận hành khác: npm run brand -- approve {{merchant}} --version {{version}}',
  },
  declined: {
    en: 'Version {{version}} of {{merchant}} is declined.',
    vi: 'Phiên bản {{version}} của {{merchant}} bị từ chối.',
  },
  oneBrand: {
    en: 'Name one merchant: npm run brand -- {{verb}} <merchant>',
    vi: 'Hãy nêu một mã thương hiệu: npm run brand -- {{verb}} <merchant>',
  },
  optionMissing: {
    en: '{{option}} is missing. Run `npm run brand -- {{verb}} --help` to see what it needs.',
    vi: 'Thiếu {{option}}. Chạy `npm run brand -- {{verb}} --help` để xem cần gì.',
  },
  wrongVersion: {
    en: '{{option}} is "{{value}}"; write the number of a version, as `npm run brand -- versions {{merchant}}` lists them.',
    vi: '{{option}} là "{{value}}"; hãy ghi số của phiên bản, theo `npm run brand -- versions {{merchant}}`.',
  },
  wrongTime: {
    en: '--at is "{{value}}"; write it as 2026-12-02T18:00:00+07:00.',
    vi: '--at là "{{value}}"; hãy viết như 2026-12-02T18:00:00+07:00.',
  },
  serverAway: {
    en: '{{server}} did not answer: {{detail}}. Start the server, or name another with --server; to repeat safely add --request {{request}}.',
    vi: '{{server}} không trả lời: {{detail}}. Hãy khởi động máy chủ, hoặc nêu máy khác bằng --server; để lặp lại an toàn, thêm --request {{request}}.',
  },
  tokenRefused: {
    en: 'The token was refused. Set OPERATE_TOKEN to one that is valid; `npm run operate -- operators token <name>` makes a new one.',
    vi: 'Mã truy cập bị từ chối. Hãy đặt OPERATE_TOKEN bằng mã còn hiệu lực; `npm run operate -- operators token <tên>` tạo mã mới.',
  },
  roleRefused: {
    en: 'Your role does not allow this; it needs {{role}}. Ask an owner of the studio.',
    vi: 'Vai trò của bạn không cho phép; cần {{role}}. Hãy nhờ chủ sở hữu trong studio.',
  },
  notThere: {
    en: 'There is no such brand or version on the server. See `npm run brand -- versions {{merchant}}`.',
    vi: 'Máy chủ không có thương hiệu hoặc phiên bản này. Xem `npm run brand -- versions {{merchant}}`.',
  },
  wasRefused: {
    en: 'The server refused: {{message}} ({{code}})',
    vi: 'Máy chủ từ chối: {{message}} ({{code}})',
  },
  noFolder: {
    en: 'There is no folder {{folder}} with a brand.json. Name another with --brands, or make one: npm run brand -- new {{merchant}}',
    vi: 'Không có thư mục {{folder}} với brand.json. Hãy nêu thư mục khác bằng --brands, hoặc tạo: npm run brand -- new {{merchant}}',
  },
  unreadable: {
    en: '{{merchant}}/brand.json cannot be parsed. First: npm run brand -- validate {{merchant}}',
    vi: '{{merchant}}/brand.json không đọc được. Trước hết: npm run brand -- validate {{merchant}}',
  },
  noDifference: { en: 'Nothing differs.', vi: 'Không có khác biệt.' },
  pictureChanged: { en: 'The file {{path}} differs.', vi: 'Tệp {{path}} khác.' },
  serverAwayNow: {
    en: '{{server}} did not answer: {{detail}}. Start the server, or name another with --server.',
    vi: '{{server}} không trả lời: {{detail}}. Hãy khởi động máy chủ, hoặc nêu máy khác bằng --server.',
  },
  timePassed: {
    en: 'The time of --at has passed. Name a later one, or leave it out to publish now.',
    vi: 'Thời điểm của --at đã qua. Hãy chọn lúc khác, hoặc bỏ đi để xuất bản ngay.',
  },
  wrongChoice: {
    en: '--take is "{{value}}"; write folder or published.',
    vi: '--take là "{{value}}"; hãy ghi folder hoặc published.',
  },
  noBase: {
    en: 'Nothing says which version this folder came from, so its changes cannot be distinguished from those of other people. Name it: --base <version>; `npm run brand -- versions {{merchant}}` lists them.',
    vi: 'Không có gì cho biết thư mục này bắt nguồn từ phiên bản nào, nên không phân biệt được thay đổi của nó với của người khác. Hãy nêu: --base <phiên bản>; `npm run brand -- versions {{merchant}}` liệt kê chúng.',
  },
  notKept: {
    en: '{{file}} could not be written. Name the version with --base the next time.',
    vi: 'Không ghi được {{file}}. Lần sau hãy nêu phiên bản bằng --base.',
  },
  trialNote: { en: 'Trial', vi: 'Thử' },
  left: {
    en: 'Others changed {{count}} settings; they stay as published, and the folder has something else:',
    vi: 'Người khác đã đổi {{count}} thiết lập; chúng được giữ như bản đã xuất bản, còn thư mục thì khác:',
  },
  nothingNew: {
    en: 'The folder changes nothing of version {{version}}.',
    vi: 'Thư mục không thay đổi gì của phiên bản {{version}}.',
  },
  nothingToPublish: {
    en: 'The folder has nothing that version {{version}} lacks.',
    vi: 'Thư mục không có gì mà phiên bản {{version}} chưa có.',
  },
  sending: { en: 'Sending {{count}} files …', vi: 'Đang gửi {{count}} tệp …' },
  conflicts: {
    en: 'Both sides changed {{count}} settings since the version that the folder came from, or they were taken back; nothing was published. Set each in the folder to what is published, or settle all of them with --take folder or --take published:',
    vi: 'Cả hai bên cùng đổi {{count}} thiết lập kể từ phiên bản gốc của thư mục, hoặc chúng đã bị rút lại; chưa xuất bản gì. Hãy đặt từng mục trong thư mục như bản đã xuất bản, hoặc quyết định tất cả bằng --take folder hoặc --take published:',
  },
  conflict: { en: 'published {{theirs}}, folder {{yours}}', vi: 'đã xuất bản {{theirs}}, thư mục {{yours}}' },
  wouldPublish: { en: 'It would change:', vi: 'Sẽ thay đổi:' },
  published: {
    en: 'Version {{version}} of {{merchant}} is live. Back: npm run brand -- rollback {{merchant}} --to {{before}} --reason <text>',
    vi: 'Phiên bản {{version}} của {{merchant}} đã chạy. Quay lại: npm run brand -- rollback {{merchant}} --to {{before}} --reason <lý do>',
  },
  firstPublished: { en: 'Version {{version}} of {{merchant}} is live.', vi: 'Phiên bản {{version}} của {{merchant}} đã chạy.' },
  scheduled: {
    en: 'Version {{version}} of {{merchant}} goes live at {{moment}}.',
    vi: 'Phiên bản {{version}} của {{merchant}} sẽ chạy lúc {{moment}}.',
  },
  refused: { en: 'Nothing was published. Fix this first:', vi: 'Chưa xuất bản gì. Hãy sửa trước:' },
  stale: {
    en: 'Someone published version {{version}} in the meantime; nothing was published. Run the command again to merge.',
    vi: 'Có người vừa xuất bản phiên bản {{version}}; chưa xuất bản gì. Hãy chạy lại lệnh để hợp nhất.',
  },
} as const;
