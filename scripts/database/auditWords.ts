import type { LocalText } from '../../src/domain/language.ts';
import { place, usageOf } from './words.ts';

/** Texts of `npm run audit:check`. */
export const auditWords = {
  ...usageOf('npm run audit:check'),
  help: {
    en: `Usage: npm run audit:check -- [options]

Proves that the hash chain over security events and ledger is whole, and names what was removed, changed, moved or put in. Links new
rows first, and keeps the result for the studio.

  --anchors                list the anchors of the chain instead: date, place:hash, month and its entries so far
  --from-anchor <place:hash>   prove that the chain contains an anchor that was kept elsewhere, and check what follows it
  --link-old               link rows that are too old to be linked by themselves, once you know where they are from
${place.en}

Exit 0: it is whole; 1: it is broken, the first hundred faults are named; 2: usage; 4: the database cannot be read or written.`,
    vi: `Cách dùng: npm run audit:check -- [tuỳ chọn]

Chứng minh chuỗi băm của sự kiện bảo mật và sổ cái còn nguyên vẹn, và nêu những gì đã bị xoá, sửa, đổi chỗ hoặc chèn vào. Trước
tiên nối các dòng mới, và lưu kết quả cho studio.

  --anchors                chỉ liệt kê các mốc của chuỗi: ngày, vị trí:mã băm, tháng và số mục đến lúc đó
  --from-anchor <vị trí:mã băm>   chứng minh chuỗi có chứa một mốc đã lưu ở nơi khác, và kiểm tra phần sau nó
  --link-old               nối các dòng quá cũ để được tự nối, khi bạn đã biết chúng từ đâu
${place.vi}

Mã thoát 0: nguyên vẹn; 1: bị hỏng, nêu một trăm lỗi đầu; 2: dùng sai cách; 4: không đọc hoặc ghi được cơ sở dữ liệu.`,
  },
  noAnchor: {
    en: '--from-anchor is a place and a hash, as --anchors prints them: 120:4c1d… with 64 digits.',
    vi: '--from-anchor là vị trí và mã băm như --anchors in ra: 120:4c1d… gồm 64 chữ số.',
  },
  noAnchors: { en: 'There is no anchor yet.', vi: 'Chưa có mốc nào.' },
  progress: { en: '{{checked}} of {{total}} entries', vi: '{{checked}} trên {{total}} mục' },
  empty: { en: 'There are no entries yet.', vi: 'Chưa có mục nào.' },
  whole: {
    en: 'The audit chain is whole since {{since}}: {{entries}} entries, {{anchors}} anchors.',
    vi: 'Chuỗi kiểm toán nguyên vẹn từ {{since}}: {{entries}} mục, {{anchors}} mốc.',
  },
  broken: { en: 'The audit chain is BROKEN: {{found}} faults.', vi: 'Chuỗi kiểm toán BỊ HỎNG: {{found}} lỗi.' },
  head: { en: 'head', vi: 'đầu chuỗi' },
  expired: {
    en: '{{count}} events are no longer kept, because they are older than a year',
    vi: '{{count}} sự kiện không còn được lưu vì đã quá một năm',
  },
  late: {
    en: '{{count}} rows were linked long after their date (linkedAt of an export says when)',
    vi: '{{count}} dòng được nối rất lâu sau ngày của chúng (linkedAt trong bản xuất cho biết khi nào)',
  },
  event: { en: 'event {{id}} of {{merchant}}, {{at}}', vi: 'sự kiện {{id}} của {{merchant}}, {{at}}' },
  ledger: { en: 'ledger transaction {{id}} of {{merchant}}, {{at}}', vi: 'giao dịch sổ cái {{id}} của {{merchant}}, {{at}}' },
  missing: { en: 'entry {{place}} is missing', vi: 'thiếu mục {{place}}' },
  known: { en: '(the next one still has its hash, {{hash}})', vi: '(mục sau vẫn giữ mã băm của nó, {{hash}})' },
  altered: { en: 'entry {{place}} was changed: {{row}}', vi: 'mục {{place}} đã bị sửa: {{row}}' },
  moved: {
    en: 'entry {{place}} belongs elsewhere in the chain: {{row}}',
    vi: 'mục {{place}} thuộc chỗ khác trong chuỗi: {{row}}',
  },
  unfit: {
    en: 'entry {{place}} does not fit the one before, which was changed or put in: {{row}}',
    vi: 'mục {{place}} không khớp mục trước, mục đó đã bị sửa hoặc chèn vào: {{row}}',
  },
  rowRemoved: { en: 'entry {{place}}, its row was removed: {{row}}', vi: 'mục {{place}}, dòng của nó đã bị xoá: {{row}}' },
  rowChanged: { en: 'entry {{place}}, its row was changed: {{row}}', vi: 'mục {{place}}, dòng của nó đã bị sửa: {{row}}' },
  unlinked: {
    en: 'without an entry, put in later or never linked: {{row}}',
    vi: 'không có mục nào, bị chèn sau hoặc chưa bao giờ được nối: {{row}}',
  },
  anchorUnfit: {
    en: 'entry {{place}} is not the one of its anchor: the chain was cut or written again',
    vi: 'mục {{place}} không phải mục của mốc: chuỗi đã bị cắt hoặc ghi lại',
  },
  more: { en: 'and {{count}} more', vi: 'và {{count}} lỗi nữa' },
  next: {
    en: 'Keep the data as it is: make a backup (npm run backup), and compare what is named above with earlier backups and the log.',
    vi: 'Giữ nguyên dữ liệu: sao lưu (npm run backup), rồi so những mục nêu trên với các bản sao lưu cũ và nhật ký.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
