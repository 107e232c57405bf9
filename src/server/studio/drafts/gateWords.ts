/** Sentences of the gates before publishing. */
export const gateWords = {
  schema: {
    passed: { en: 'Every setting is understood', vi: 'Mọi thiết lập đều hợp lệ' },
    failed: { en: 'Settings to repair: {{count}}', vi: 'Thiết lập cần sửa: {{count}}' },
  },
  contrast: {
    passed: { en: 'Every colour pair can be read, in every mode', vi: 'Mọi cặp màu đều đọc được ở mọi chế độ' },
    failed: { en: 'Colour pairs that are too weak: {{count}}', vi: 'Cặp màu quá nhạt: {{count}}' },
  },
  texts: {
    passed: { en: 'Texts are complete in every offered language', vi: 'Văn bản đủ ở mọi ngôn ngữ được bật' },
    failed: { en: 'Texts to repair: {{count}}', vi: 'Văn bản cần sửa: {{count}}' },
  },
  pictures: {
    passed: { en: 'Pictures and fonts are there and safe', vi: 'Hình và phông chữ đều có và an toàn' },
    failed: { en: 'Pictures or fonts to repair: {{count}}', vi: 'Hình hoặc phông chữ cần sửa: {{count}}' },
  },
  licence: {
    passed: { en: 'Licence, age and regions are in order', vi: 'Giấy phép, độ tuổi và khu vực đều ổn' },
    play: { en: 'Play money: no licence is needed', vi: 'Tiền chơi thử: không cần giấy phép' },
    failed: { en: 'To settle before real money: {{count}}', vi: 'Việc phải xong trước khi dùng tiền thật: {{count}}' },
  },
  hosts: {
    passed: { en: 'Hosts are free, and players can sign in', vi: 'Tên miền chưa ai dùng, người chơi vào được' },
    failed: { en: 'Hosts or ways in to repair: {{count}}', vi: 'Tên miền hoặc lối vào cần sửa: {{count}}' },
    closed: {
      en: 'No one can enter: registration by username, by phone and through networks is off',
      vi: 'Không ai vào được: đăng ký bằng tên đăng nhập, điện thoại và mạng xã hội đều tắt',
    },
    noNewPlayers: {
      en: 'Only members of today can enter: every kind of registration is off',
      vi: 'Chỉ hội viên hiện có vào được: mọi cách đăng ký đều tắt',
    },
    lockedOut: {
      en: 'Players who registered by phone without a password could not sign in again: the SMS login is off',
      vi: 'Người chơi đăng ký bằng điện thoại không mật khẩu sẽ không đăng nhập lại được: đăng nhập bằng SMS đang tắt',
    },
  },
  unread: { en: 'Known once the settings are repaired', vi: 'Sẽ biết khi đã sửa các thiết lập' },
  advice: {
    passed: { en: 'No further advice', vi: 'Không còn gợi ý nào' },
    advice: { en: 'Advice that does not stop publishing: {{count}}', vi: 'Gợi ý không cản trở xuất bản: {{count}}' },
  },
} as const;
