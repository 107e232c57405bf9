/** Two hundred characters, the longest a person or a merchant may write; every stacked mark of Vietnamese is in it. */
export const longText =
  'Khuyến mãi đặc biệt dành riêng cho hội viên thân thiết: nạp tiền lần đầu trong tuần lễ vàng để nhận ngay phần thưởng hấp dẫn, hoàn trả không giới hạn mỗi ngày và những chuyến nghỉ dưỡng ở Đà Nẵng nhé!';

/** One word as long as a name may be, with nowhere to break. */
export const longWord = 'Nguyễnthịngọchuyềntrangphượnghoàngvũkhánhquỳnh';
