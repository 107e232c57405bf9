import type { Notice } from '../../src/wire/notice.ts';

const titles = [
  ['maintenance', 'Bảo trì sảnh Quartzplay'],
  ['payment', 'Nạp qua mã QR ổn định trở lại'],
  ['event', 'Lễ hội mùa hạc: thể lệ lì xì mỗi ngày'],
  ['policy', 'Cập nhật chính sách bảo mật'],
  ['policy', 'Hạn mức rút theo hạng VIP từ tháng 12'],
  ['safety', 'Cảnh báo tin nhắn giả mạo CSKH'],
  ['event', 'Lịch mở thưởng Tết Dương lịch'],
  ['event', 'Ứng dụng iOS bản mới'],
  [null, 'Khảo sát hài lòng tháng 11'],
] as const;

const content =
  '<p>Sảnh <strong>Quartzplay</strong> bảo trì định kỳ từ <strong>2026-11-21 03:00:00</strong> đến <strong>05:00:00</strong> (GMT+7).</p>' +
  '<ul><li>Vé đang chạy được chốt bình thường.</li><li>Số dư trong sảnh được giữ nguyên.</li><li>Các sảnh khác không bị ảnh hưởng.</li></ul>' +
  '<p><a href="/help#about">Xem hướng dẫn</a></p>';

/** Notices of several topics, on four pages. */
export const boardOfNotices: readonly Notice[] = Array.from({ length: 31 }, (_, index): Notice => {
  const [topic, title] = titles[index % titles.length] ?? titles[0];
  return {
    id: `notice-${index}`,
    type: 'B',
    title,
    content,
    date: new Date(Date.UTC(2026, 10, 20, 11) - index * 9.7 * 3_600_000).toISOString(),
    topic,
  };
});
