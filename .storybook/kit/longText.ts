/** 200 characters, the maximum length of user and merchant input, with every stacked Vietnamese diacritic. */
export const longText =
  'Khuyến mãi đặc biệt dành riêng cho hội viên thân thiết: nạp tiền lần đầu trong tuần lễ vàng để nhận ngay phần thưởng hấp dẫn, hoàn trả không giới hạn mỗi ngày và những chuyến nghỉ dưỡng ở Đà Nẵng nhé!';

/** One word of maximum name length, without a break opportunity. */
export const longWord = 'Nguyễnthịngọchuyềntrangphượnghoàngvũkhánhquỳnh';
