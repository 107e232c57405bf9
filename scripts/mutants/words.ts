import type { LocalText } from '../../src/domain/language.ts';

const usage = `  npm run mutants -- [--only glob] [--sample N] [--seed S] [--minutes M] [--jobs J] [--json] [--lang en|vi]
  npm run mutants -- --changed [base] [the same options]`;

export const words = {
  help: {
    en: `Changes the code in small ways, one at a time, and checks that the nearest tests notice.

${usage}

  --only     files by glob, such as 'src/domain/**'; repeatable. All areas without it.
  --sample   that many mutants of each area, chosen by --seed (1). Without it all of them, which takes a night.
  --changed  only lines below src that differ from the base, in any area or none; --sample then counts for all of them together.
             Base: any commit or branch, of which the common ancestor counts. Without it where this branch left what has landed,
             or of what has landed the last commit a day older than the newest; in a clone without one its first commit.
             Six tests run at most for each mutant, and are taken to pass without it.
  --minutes  longest time for one area; the mutants that it does not reach are left out. The tests of a mutant are not cut short.
  --jobs     mutants that run side by side (1): each needs a processor.
  --json     results on standard output

The work tree is never changed. Results are kept in .cache/mutants.json, by content. Survivors that cannot or need not be killed
are in scripts/mutants/accepted.json, each with its reason.
Exit 0: enough were killed (85 % of an area, 70 % of a change); 1: too few, or an accepted survivor that no longer exists or was killed; 2: usage.`,
    vi: `Thay đổi mã nguồn từng chỗ nhỏ một và kiểm tra xem các bài kiểm thử gần nhất có phát hiện không.

${usage}

  --only     tệp theo mẫu glob, ví dụ 'src/domain/**'; có thể lặp lại. Nếu không có thì chạy mọi khu vực.
  --sample   số biến thể của mỗi khu vực, chọn theo --seed (1). Nếu không có thì chạy tất cả, mất cả đêm.
  --changed  chỉ các dòng dưới src khác với mốc, thuộc khu vực nào cũng được; --sample khi đó tính chung cho tất cả.
             Mốc: một commit hoặc nhánh bất kỳ, lấy tổ tiên chung. Nếu không nêu thì là nơi nhánh này tách khỏi phần đã gộp,
             còn với phần đã gộp là commit cuối cùng cũ hơn commit mới nhất một ngày; bản sao không có thì là commit đầu tiên.
             Mỗi biến thể chỉ chạy nhiều nhất sáu tệp kiểm thử, và coi như chúng đạt khi không có biến thể.
  --minutes  thời gian tối đa cho một khu vực; những biến thể chưa kịp chạy được bỏ qua. Không ngắt ngang bài kiểm thử đang chạy.
  --jobs     số biến thể chạy song song (1): mỗi biến thể cần một bộ xử lý.
  --json     in kết quả ra đầu ra chuẩn

Cây thư mục làm việc không bao giờ bị thay đổi. Kết quả được lưu theo nội dung trong .cache/mutants.json. Những biến thể còn sống
mà không thể hoặc không cần phát hiện nằm trong scripts/mutants/accepted.json, kèm lý do.
Mã thoát 0: đủ số bị phát hiện (85 % của một khu vực, 70 % của một thay đổi); 1: quá ít, hoặc một mục được chấp nhận không còn tồn tại hay đã bị phát hiện; 2: sai cách dùng.`,
  },
  unknownVerb: {
    en: 'There is no command {{verb}}. Help: npm run mutants -- --help',
    vi: 'Không có lệnh {{verb}}. Trợ giúp: npm run mutants -- --help',
  },
  wrongOption: {
    en: 'Wrong option: {{detail}}. Help: npm run mutants -- --help',
    vi: 'Sai tùy chọn: {{detail}}. Trợ giúp: npm run mutants -- --help',
  },
  noFiles: {
    en: 'No source file of an area matches {{glob}}.',
    vi: 'Không có tệp mã nguồn nào của các khu vực khớp với {{glob}}.',
  },
  noBase: {
    en: 'Git has no common ancestor with {{base}}.',
    vi: 'Git không có tổ tiên chung với {{base}}.',
  },
  nothingChanged: {
    en: 'No line with behaviour differs from {{base}}.',
    vi: 'Không có dòng nào có hành vi khác với {{base}}.',
  },
  change: { en: 'since {{base}}', vi: 'từ {{base}}' },
  drawn: {
    en: 'Left out, because only tests in a browser see them: {{count}} files.',
    vi: 'Bỏ qua vì chỉ kiểm thử trong trình duyệt mới thấy: {{count}} tệp.',
  },
  baselineFails: {
    en: 'The tests fail without any change: {{failure}}',
    vi: 'Các bài kiểm thử thất bại khi chưa có thay đổi nào: {{failure}}',
  },
  progress: { en: 'mutants', vi: 'biến thể' },
  area: {
    en: '{{area}}  {{killed}} of {{total}} killed ({{share}} %), {{accepted}} accepted',
    vi: '{{area}}  phát hiện {{killed}} trên {{total}} ({{share}} %), chấp nhận {{accepted}}',
  },
  survivor: {
    en: '  {{file}}:{{line}} {{kind}}: {{original}} → {{replacement}}',
    vi: '  {{file}}:{{line}} {{kind}}: {{original}} → {{replacement}}',
  },
  notReached: {
    en: '{{area}}: {{count}} mutants were not reached within {{minutes}} minutes.',
    vi: '{{area}}: {{count}} biến thể chưa kịp chạy trong {{minutes}} phút.',
  },
  tooFew: { en: '{{area}}: fewer than {{target}} % are killed.', vi: '{{area}}: số bị phát hiện dưới {{target}} %.' },
  stale: {
    en: 'accepted.json has an entry without use: {{mutant}}',
    vi: 'accepted.json có một mục không còn dùng: {{mutant}}',
  },
  removed: { en: 'removed', vi: 'bỏ' },
  sample: { en: 'the sample', vi: 'mẫu' },
} as const satisfies Readonly<Record<string, LocalText>>;
