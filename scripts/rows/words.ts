import type { LocalText } from '../../src/domain/language.ts';

const usage = '  npm run rows -- [id or beginning of ids …] [--browser] [--minutes M] [--json] [--lang en|vi]';

export const words = {
  help: {
    en: `Plants one break for each requirement that tests name in their titles, and lists those whose tests stay green.

${usage}

  id         such as SMS-01, or SMS for all that begin with it; all rows without one
  --browser  also rows that only journeys or parts in a browser prove: each builds the site, so all of them take a night
  --minutes  longest time; the rows that it does not reach are left out
  --json     results on standard output

Breaks are data: tests/rows. They are planted in a copy of the work tree, which is never changed. Results are kept in .cache/rows.json.
Exit 0: every row that was tried fell or says why it cannot be broken; 1: a row stands, has no break, or a break that no longer fits; 2: usage.`,
    vi: `Gài một chỗ hỏng cho mỗi yêu cầu mà tiêu đề kiểm thử nêu tên và liệt kê những yêu cầu mà kiểm thử vẫn đạt.

${usage}

  id         ví dụ SMS-01, hoặc SMS cho mọi mã bắt đầu như vậy; nếu không có thì chạy tất cả
  --browser  cả những yêu cầu chỉ được chứng minh trong trình duyệt: mỗi yêu cầu phải dựng lại trang, nên chạy hết mất cả đêm
  --minutes  thời gian tối đa; những yêu cầu chưa kịp chạy được bỏ qua
  --json     in kết quả ra đầu ra chuẩn

Các chỗ hỏng là dữ liệu: tests/rows. Chúng được gài vào một bản sao, thư mục làm việc không bao giờ bị thay đổi. Kết quả lưu trong .cache/rows.json.
Mã thoát 0: mọi yêu cầu đã thử đều bị phát hiện hoặc có lý do không thể làm hỏng; 1: có yêu cầu không bị phát hiện, chưa có chỗ hỏng, hoặc chỗ hỏng không còn khớp; 2: sai cách dùng.`,
  },
  unknownVerb: {
    en: 'There is no command {{verb}}. Help: npm run rows -- --help',
    vi: 'Không có lệnh {{verb}}. Trợ giúp: npm run rows -- --help',
  },
  wrongOption: {
    en: 'Wrong option: {{detail}}. Help: npm run rows -- --help',
    vi: 'Sai tùy chọn: {{detail}}. Trợ giúp: npm run rows -- --help',
  },
  unknownRow: { en: 'No test names a requirement {{id}}.', vi: 'Không có kiểm thử nào nêu yêu cầu {{id}}.' },
  progress: { en: 'requirements', vi: 'yêu cầu' },
  stands: {
    en: '{{id}} stands: no test noticed the break.',
    vi: '{{id}} không bị phát hiện: kiểm thử vẫn đạt khi có chỗ hỏng.',
  },
  missing: { en: '{{id}} has no break in {{file}}.', vi: '{{id}} chưa có chỗ hỏng trong {{file}}.' },
  stale: { en: '{{id}}: the break no longer fits: {{detail}}', vi: '{{id}}: chỗ hỏng không còn khớp: {{detail}}' },
  failing: {
    en: '{{id}}: its tests fail without the break: {{detail}}',
    vi: '{{id}}: kiểm thử thất bại cả khi không có chỗ hỏng: {{detail}}',
  },
  sum: {
    en: '{{fell}} of {{total}} fell, {{unbreakable}} cannot be broken, {{stands}} stand, {{open}} have no fitting break, {{left}} were not tried.',
    vi: '{{fell}} trên {{total}} bị phát hiện, {{unbreakable}} không thể làm hỏng, {{stands}} không bị phát hiện, {{open}} chưa có chỗ hỏng khớp, {{left}} chưa thử.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
