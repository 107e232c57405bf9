/**
 * Data: the terms of the product that players read, and the variants that must not replace them. A variant is the source of
 * a regular expression, matched as a whole word without regard to case. Variants that are also ordinary words of another
 * meaning (offer, return, limits, join) are left out.
 */
export interface GlossaryEntry {
  readonly en: string;
  readonly vi: string;
  readonly notEn?: readonly string[];
  readonly notVi?: readonly string[];
}

export const glossary: readonly GlossaryEntry[] = [
  // People
  { en: 'member', vi: 'hội viên', notEn: ['users?', 'customers?(?! service)'], notVi: ['thành viên'] },
  { en: 'player', vi: 'người chơi', notEn: ['gamblers?(?! Anonymous)'], notVi: ['người dùng', 'con bạc'] },
  { en: 'guest', vi: 'khách', notEn: ['visitors?', '(?<!Gamblers )anonymous'], notVi: ['khách vãng lai'] },
  { en: 'agent', vi: 'đại lý', notEn: ['resellers?'], notVi: ['cộng tác viên'] },
  {
    en: 'upline / downline',
    vi: 'tuyến trên / tuyến dưới',
    notEn: ['branch(?:es)?'],
    notVi: ['nhánh', 'cấp trên(?! trang)', 'cấp dưới'],
  },
  { en: 'operator', vi: 'nhà vận hành', notEn: ['owners?'], notVi: ['(?<!lợi thế )nhà cái'] },
  { en: 'provider', vi: 'nhà cung cấp', notEn: ['vendors?', 'suppliers?'], notVi: ['nhà cung cấp dịch vụ'] },
  { en: 'customer service', vi: 'chăm sóc khách hàng', notEn: ['help ?desk'] },
  // Account
  { en: 'log in / login', vi: 'đăng nhập', notEn: ['sign(?:ed|ing|s)?[ -]in', 'logon'] },
  { en: 'log out', vi: 'đăng xuất', notEn: ['sign(?:ed|ing|s)?[ -]out'] },
  { en: 'register / registration', vi: 'đăng ký', notEn: ['sign(?:ed|ing|s)?[ -]up'] },
  { en: 'username', vi: 'tên đăng nhập', notEn: ['user names?', 'account names?'], notVi: ['tên tài khoản'] },
  {
    en: 'payment password',
    vi: 'mật khẩu giao dịch',
    notEn: ['PIN', 'transaction password'],
    notVi: ['mật khẩu thanh toán', 'mật khẩu rút tiền'],
  },
  { en: 'verification code', vi: 'mã xác minh', notEn: ['OTP', 'confirmation code'], notVi: ['mã xác nhận', 'mã OTP'] },
  { en: 'characters in the image', vi: 'mã trong hình', notEn: ['captcha', 'picture code'], notVi: ['mã hình', 'captcha'] },
  { en: 'security check', vi: 'kiểm tra bảo mật', notEn: ['challenges?'], notVi: ['xác minh an toàn'] },
  { en: 'authenticator app', vi: 'ứng dụng xác thực', notEn: ['Google verification'], notVi: ['trình xác thực'] },
  { en: 'link / linked', vi: 'liên kết', notEn: ['bind', 'bound', 'attach(?:ed)?'], notVi: ['gắn(?! bó)', 'ràng buộc'] },
  { en: 'invitation code', vi: 'mã giới thiệu', notEn: ['affiliate code', 'referral code'], notVi: ['mã mời', 'mã đại lý'] },
  { en: 'referrer ID', vi: 'ID người giới thiệu', notEn: ['recommenders?'], notVi: ['mã người giới thiệu'] },
  { en: 'invite friends', vi: 'giới thiệu bạn bè', notEn: ['refer a friend'], notVi: ['mời bạn bè'] },
  {
    en: 'real account / trial account',
    vi: 'tài khoản thật / tài khoản chơi thử',
    notEn: ['true account', 'demo account'],
    notVi: ['tài khoản ảo'],
  },
  // Money
  { en: 'balance', vi: 'số dư', notEn: ['credits?', 'funds'], notVi: ['tài khoản còn'] },
  { en: 'wallet', vi: 'ví', notVi: ['túi tiền'] },
  { en: 'deposit / withdraw', vi: 'nạp tiền / rút tiền', notEn: ['top up', 'cash in', 'cash out'], notVi: ['gửi tiền'] },
  { en: 'receipt', vi: 'xác nhận đã nhận tiền', notEn: ['acknowledgements?'], notVi: ['biên nhận'] },
  {
    en: 'play money',
    vi: 'tiền chơi thử',
    notEn: ['virtual money', 'play points'],
    notVi: ['tiền ảo', 'tiền chơi(?! thử)', 'điểm chơi thử'],
  },
  { en: 'demonstration site', vi: 'bản trải nghiệm', notVi: ['trình diễn', 'bản demo'] },
  { en: 'stake', vi: 'tiền cược; mức cược', notEn: ['wagers?', 'bet amounts?'], notVi: ['điểm cược'] },
  { en: 'valid bet', vi: 'cược hợp lệ', notEn: ['effective bets?'], notVi: ['cược hiệu quả'] },
  { en: 'turnover', vi: 'tổng cược hợp lệ', notVi: ['doanh thu', 'doanh số'] },
  {
    en: 'wagering requirement',
    vi: 'yêu cầu vòng cược',
    notEn: ['rollover', 'playthrough'],
    notVi: ['(?<!yêu cầu )vòng cược'],
  },
  { en: 'cashback', vi: 'hoàn trả', notEn: ['rebates?'] },
  { en: 'return to player', vi: 'tỷ lệ trả thưởng', notVi: ['tỷ lệ thắng'] },
  { en: 'house edge', vi: 'lợi thế nhà cái', notEn: ['house margin'], notVi: ['biên nhà cái'] },
  // Games
  { en: 'game', vi: 'trò chơi', notVi: ['(?<!chơi )games?(?! hot| bài)'] },
  { en: 'category', vi: 'danh mục', notVi: ['loại trò chơi'] },
  { en: 'lobby', vi: 'sảnh', notVi: ['phòng chờ'] },
  { en: 'demo', vi: 'chơi thử', notEn: ['try it', 'free trial'], notVi: ['dùng thử'] },
  {
    en: 'Live casino',
    vi: 'Casino trực tuyến',
    notEn: ['live tables?'],
    notVi: ['casino trực tiếp', 'sòng trực tiếp', 'bàn trực tuyến'],
  },
  { en: 'Slots', vi: 'Nổ hũ', notVi: ['máy đánh bạc'] },
  { en: 'Fish games', vi: 'Bắn cá', notEn: ['fishing'] },
  { en: 'PVP card games', vi: 'Game bài', notVi: ['bài lá'] },
  {
    en: 'Lottery / E-lottery',
    vi: 'Xổ số / Xổ số điện tử',
    notEn: ['fast lott(?:o|ery)', 'fast draws?'],
    notVi: ['xổ nhanh', 'xổ số nhanh'],
  },
  { en: 'E-sports', vi: 'Thể thao điện tử', notEn: ['esports?'] },
  { en: 'bet; odds', vi: 'cược; tỷ lệ cược', notVi: ['kèo'] },
  { en: 'bet slip', vi: 'phiếu cược', notVi: ['giỏ cược'] },
  { en: 'free spins', vi: 'lượt quay miễn phí', notVi: ['vòng miễn phí'] },
  { en: 'results; winning numbers', vi: 'kết quả; số trúng', notEn: ['opened numbers'] },
  { en: 'betting closes in', vi: 'đóng cược sau', notEn: ['bets close'] },
  { en: 'provably fair', vi: 'công bằng kiểm chứng được', notVi: ['minh bạch'] },
  { en: 'bet limit', vi: 'hạn mức cược', notVi: ['giới hạn cược'] },
  // Marketing and messages
  { en: 'promotion', vi: 'khuyến mãi', notVi: ['ưu đãi'] },
  { en: 'mission', vi: 'nhiệm vụ', notEn: ['quests?'], notVi: ['thử thách'] },
  { en: 'points', vi: 'điểm', notVi: ['xu'] },
  { en: 'points mall', vi: 'cửa hàng điểm', notVi: ['siêu thị điểm'] },
  { en: 'red envelope', vi: 'lì xì', notEn: ['red packets?', 'lucky money'], notVi: ['bao đỏ'] },
  { en: 'VIP rank', vi: 'hạng VIP', notEn: ['VIP levels?', 'VIP tiers?'], notVi: ['cấp VIP'] },
  { en: 'winner board', vi: 'bảng vinh danh', notEn: ['winners board', 'winners list'], notVi: ['bảng thắng'] },
  { en: 'notice', vi: 'thông báo', notEn: ['announcements?'] },
  { en: 'inbox; message', vi: 'hộp thư; tin nhắn', notVi: ['thư đến'] },
  { en: 'feedback / complaint', vi: 'góp ý / khiếu nại', notVi: ['phản ánh'] },
  // Contracts and law
  { en: 'contract', vi: 'hợp đồng', notVi: ['thoả thuận'] },
  { en: 'dividend; wages; salary', vi: 'cổ tức; lương', notEn: ['commissions?'], notVi: ['hoa hồng'] },
  { en: 'Terms and Conditions', vi: 'Điều khoản và điều kiện', notEn: ['terms of use'], notVi: ['điều khoản sử dụng'] },
  { en: 'Privacy Policy', vi: 'Chính sách bảo mật', notVi: ['quyền riêng tư'] },
  { en: 'manifest', vi: 'tệp cấu hình', notVi: ['bản khai'] },
  // Style
  { en: 'fix', vi: 'sửa', notEn: ['mend(?:s|ed|ing)?'] },
  { en: 'select', vi: 'bấm', notEn: ['click(?:s|ed|ing)?'], notVi: ['nhấp', 'click'] },
  { en: 'menu; banner', vi: 'menu; banner', notVi: ['trình đơn', 'biểu ngữ'] },
  { en: 'you', vi: 'bạn', notVi: ['quý khách', 'anh/chị'] },
  {
    en: 'a past fact, without “successfully”',
    vi: '“Đã …”, không có “thành công”',
    notEn: ['successfully'],
    notVi: ['(?<!(?:không|chưa) )thành công'],
  },
  { en: 'please', vi: 'vui lòng', notVi: ['xin vui lòng'] },
  {
    en: '',
    vi: 'hoá, huỷ, xoá, khoá, thoả, hoạ, tuỳ, thuỷ',
    notVi: ['hóa', 'hủy', 'xóa', 'khóa', 'thỏa', 'họa', 'tùy', 'thủy'],
  },
];

/** A variant that is right where it is used. */
export interface GlossaryException {
  /** End of the file name and of the key, as the test reports them. */
  readonly at: RegExp;
  readonly variant: string;
  readonly reason: string;
}

export const exceptions: readonly GlossaryException[] = [
  { at: /demo-vendor\/i18n\/en\.json rules_baccarat$/, variant: 'commissions?', reason: 'the share of the banker in Baccarat' },
  { at: /demo-vendor\/i18n\/vi\.json rules_baccarat$/, variant: 'hoa hồng', reason: 'the share of the banker in Baccarat' },
  { at: /shell\.mega\.hint$/, variant: 'click(?:s|ed|ing)?', reason: 'a gesture of the mouse, beside “hover”' },
  { at: /pages\.join\.body\.en$/, variant: 'click(?:s|ed|ing)?', reason: 'clicks as a measure of advertising' },
  { at: /pages\.join\.body\.en$/, variant: 'owners?', reason: 'owners of web sites' },
  { at: /session\.remember\.note$/, variant: 'người dùng', reason: '“nhiều người dùng chung”: shared by several people' },
  { at: /auth\.usernameTaken$/, variant: 'người dùng', reason: '“đã có người dùng”: in use' },
  { at: /common\.tone\.success$/, variant: '(?<!(?:không|chưa) )thành công', reason: 'the name of the tone of a message' },
  { at: /join\.reason\.2\.title$/, variant: 'minh bạch', reason: 'figures of a partner, not fairness of a game' },
  { at: /classification\.EGAME$/, variant: '(?<!chơi )games?(?! hot| bài)', reason: 'the name of a game type' },
  { at: /banners\.home\.2\.overline\.en$/, variant: 'lucky money', reason: 'the name of a game' },
  { at: /demoCatalogue\.json 105\.name\.en$/, variant: 'lucky money', reason: 'the name of a game' },
];
