import { articleProblemWords } from './articleProblemWords.ts';
import { assetProblemWords } from './assetProblemWords.ts';
import { depositProblemWords } from './depositProblemWords.ts';
import type { LocalText } from './manifest.generated.ts';
import { missionProblemWords } from './missionProblemWords.ts';
import { pointProblemWords } from './pointProblemWords.ts';
import { promotionProblemWords } from './promotionProblemWords.ts';
import { secretProblemWords } from './secretProblemWords.ts';
import { vendorProblemWords } from './vendorProblemWords.ts';
import { vipProblemWords } from './vipProblemWords.ts';

/** One message per diagnostic code and language; `{{name}}` is a parameter. */
export const problemWords = {
  'file.tooLarge': {
    en: 'The file has {{size}} bytes; a manifest may have {{limit}}. Move long texts or pictures out of it.',
    vi: 'Tệp có {{size}} byte; tệp cấu hình chỉ được tối đa {{limit}} byte. Hãy tách văn bản dài hoặc hình ảnh ra ngoài.',
  },
  'file.encoding': {
    en: 'The file is not UTF-8 text ({{found}}). Save it as UTF-8 without a byte order mark.',
    vi: 'Tệp không phải văn bản UTF-8 ({{found}}). Hãy lưu lại bằng UTF-8 không có dấu thứ tự byte.',
  },
  'file.byteOrderMark': {
    en: 'The file starts with a byte order mark; JSON starts with the brace.',
    vi: 'Tệp bắt đầu bằng dấu thứ tự byte; JSON phải bắt đầu bằng dấu ngoặc nhọn.',
  },
  'file.missing': { en: 'There is no {{name}} here.', vi: 'Ở đây không có {{name}}.' },
  'file.unreadable': { en: 'The file could not be read: {{detail}}.', vi: 'Không đọc được tệp: {{detail}}.' },
  'file.moreProblems': {
    en: 'There are more problems; fix these first.',
    vi: 'Còn nhiều vấn đề khác; hãy sửa những mục này trước.',
  },
  'json.broken': { en: 'This is not valid JSON: {{detail}}.', vi: 'JSON không hợp lệ: {{detail}}.' },
  'json.loose': {
    en: 'This is not strict JSON: {{detail}}.',
    vi: 'Đây không phải JSON chuẩn: {{detail}}.',
  },
  'json.tooDeep': {
    en: 'Brackets are nested deeper than {{limit}} levels.',
    vi: 'Dấu ngoặc lồng nhau sâu hơn {{limit}} cấp.',
  },
  'json.tooMany': {
    en: 'The file holds more than {{limit}} keys and values.',
    vi: 'Tệp chứa hơn {{limit}} khoá và giá trị.',
  },
  'json.duplicateKey': {
    en: 'The key {{key}} occurs twice in the same object; only the last one counts. Keep one.',
    vi: 'Khoá {{key}} xuất hiện hai lần trong cùng một nhóm; chỉ mục cuối có hiệu lực. Hãy giữ lại một.',
  },
  'json.forbiddenKey': {
    en: 'The key {{key}} is never allowed in a manifest. Remove it.',
    vi: 'Khoá {{key}} không được phép dùng trong tệp cấu hình. Hãy xoá.',
  },
  'text.control': {
    en: '{{field}} contains invisible control characters. Remove them.',
    vi: '{{field}} chứa ký tự điều khiển không nhìn thấy được. Hãy xoá chúng.',
  },
  'text.bidi': {
    en: '{{field}} contains invisible characters that can reorder or hide text. Remove them.',
    vi: '{{field}} chứa ký tự vô hình có thể đảo hoặc che chữ. Hãy xoá chúng.',
  },
  'text.notNfc': {
    en: '{{field}} contains decomposed accented letters. Use composed letters (Unicode NFC).',
    vi: '{{field}} viết chữ có dấu bằng ký tự rời. Hãy dùng chữ dựng sẵn (Unicode NFC).',
  },
  'text.padded': {
    en: '{{field}} starts or ends with a space. Trim it.',
    vi: '{{field}} có khoảng trắng ở đầu hoặc cuối. Hãy cắt bỏ.',
  },
  'text.blank': { en: '{{field}} holds only spaces. Write the text.', vi: '{{field}} chỉ có khoảng trắng. Hãy nhập nội dung.' },
  'key.unknown': {
    en: 'There is no setting {{key}} here. Remove it.',
    vi: 'Không có thiết lập {{key}} ở đây. Hãy xoá nó.',
  },
  'key.misspelt': {
    en: 'There is no setting {{key}} here. Did you mean "{{closest}}"?',
    vi: 'Không có thiết lập {{key}} ở đây. Có phải ý bạn là "{{closest}}"?',
  },
  'key.otherKind': {
    en: '{{key}} is no setting of {{kind}}, so it would do nothing. Settings of {{kind}}: {{allowed}}.',
    vi: '{{key}} không phải thiết lập của {{kind}} nên sẽ không có tác dụng. Thiết lập của {{kind}}: {{allowed}}.',
  },
  'key.missing': { en: '{{field}} ("{{key}}") is missing here.', vi: 'Ở đây thiếu {{field}} ("{{key}}").' },
  'key.malformed': {
    en: 'The key {{key}} may hold letters, digits, dots, hyphens and underscores only.',
    vi: 'Khoá {{key}} chỉ được chứa chữ cái, chữ số, dấu chấm, gạch nối và gạch dưới.',
  },
  'version.newer': {
    en: 'This file uses schema version {{value}}; this product supports versions up to {{known}}. Update the product first.',
    vi: 'Tệp này dùng lược đồ phiên bản {{value}}; sản phẩm này chỉ hỗ trợ đến phiên bản {{known}}. Hãy cập nhật sản phẩm trước.',
  },
  'extends.unknown': {
    en: 'There is no base {{value}}: a folder of that name with a base.json, beside the brands. Bases: {{known}}.',
    vi: 'Không có bản gốc {{value}}: một thư mục cùng tên có base.json, nằm cạnh các thương hiệu. Hiện có: {{known}}.',
  },
  'extends.misspelt': {
    en: 'There is no base {{value}}. Did you mean "{{closest}}"?',
    vi: 'Không có bản gốc {{value}}. Có phải ý bạn là "{{closest}}"?',
  },
  'extends.brand': {
    en: '{{value}} is a brand: its folder has a brand.json. Only a folder with a base.json and no brand.json can be extended.',
    vi: '{{value}} là một thương hiệu: thư mục có brand.json. Chỉ kế thừa được thư mục có base.json và không có brand.json.',
  },
  'extends.cycle': {
    en: 'These bases extend each other: {{chain}}. Remove "extends" from one of them.',
    vi: 'Các bản gốc này kế thừa vòng lẫn nhau: {{chain}}. Hãy xoá "extends" ở một bản.',
  },
  'extends.tooDeep': {
    en: 'A chain of bases may have {{limit}} members at most: {{chain}}.',
    vi: 'Một thương hiệu chỉ được kế thừa nhiều nhất {{limit}} bản gốc nối nhau: {{chain}}.',
  },
  'extends.outside': {
    en: 'The base {{value}} leads out of the folder of the brands. Copy it there instead of linking it.',
    vi: 'Bản gốc {{value}} dẫn ra ngoài thư mục các thương hiệu. Hãy sao chép vào đó thay vì tạo liên kết.',
  },
  'extends.noObject': {
    en: 'A base is an object with settings: { … }.',
    vi: 'Bản gốc phải là một nhóm thiết lập: { … }.',
  },
  'extends.notInherited': {
    en: 'A base cannot set {{key}}: each brand says that itself. Move it to the brands.',
    vi: 'Bản gốc không được đặt {{key}}: mỗi thương hiệu phải tự khai. Hãy chuyển mục này vào từng thương hiệu.',
  },
  'colour.unknown': {
    en: 'There is no colour {{value}} in theme.colours. Names: {{known}}.',
    vi: 'Không có màu {{value}} trong theme.colours. Các tên: {{known}}.',
  },
  'colour.misspelt': {
    en: 'There is no colour {{value}} in theme.colours. Did you mean "{{closest}}"?',
    vi: 'Không có màu {{value}} trong theme.colours. Có phải ý bạn là "{{closest}}"?',
  },
  'colour.cycle': {
    en: 'These named colours refer to each other: {{chain}}. Give one of them a colour.',
    vi: 'Các màu có tên này dẫn vòng tới nhau: {{chain}}. Hãy ghi mã màu cho một tên.',
  },
  'colour.name': {
    en: 'The name {{name}} may hold small letters a–z, digits and hyphens and starts with a letter, such as "deep-gold".',
    vi: 'Tên {{name}} chỉ gồm chữ thường a–z, chữ số và gạch nối, bắt đầu bằng chữ cái, như "deep-gold".',
  },
  'type.wrong': {
    en: '{{field}} must be {{expected}}, not {{found}}.',
    vi: '{{field}} phải là {{expected}}, không phải {{found}}.',
  },
  'value.notAllowed': {
    en: '{{field}} cannot be {{value}}. Allowed: {{allowed}}.',
    vi: '{{field}} không thể là {{value}}. Cho phép: {{allowed}}.',
  },
  'value.misspelt': {
    en: '{{field}} cannot be {{value}}. Did you mean {{closest}}? Allowed: {{allowed}}.',
    vi: '{{field}} không thể là {{value}}. Có phải ý bạn là {{closest}}? Cho phép: {{allowed}}.',
  },
  'value.malformed': {
    en: '{{field}} cannot be {{value}}. Write it like {{example}}.',
    vi: '{{field}} không thể là {{value}}. Hãy viết như {{example}}.',
  },
  'value.noPicture': { en: 'Choose a picture for {{field}}.', vi: 'Hãy chọn hình cho {{field}}.' },
  'value.noFile': { en: 'Choose a file for {{field}}.', vi: 'Hãy chọn tệp cho {{field}}.' },
  'host.malformed': {
    en: '{{field}} cannot be {{value}}. Write a host name in small letters without scheme, port, path or wildcard, such as "aurora.localhost"; letters outside a–z as Punycode (xn--…).',
    vi: '{{field}} không thể là {{value}}. Hãy viết tên miền bằng chữ thường, không có giao thức, cổng, đường dẫn hay dấu *, như "aurora.localhost"; chữ ngoài a–z viết bằng Punycode (xn--…).',
  },
  'value.tooSmall': {
    en: '{{field}} is {{value}}; the minimum is {{limit}}.',
    vi: '{{field}} là {{value}}; tối thiểu là {{limit}}.',
  },
  'value.tooLarge': {
    en: '{{field}} is {{value}}; the maximum is {{limit}}.',
    vi: '{{field}} là {{value}}; tối đa là {{limit}}.',
  },
  'text.tooShort': { en: '{{field}} must not be empty.', vi: '{{field}} không được để trống.' },
  'text.tooLong': {
    en: '{{field}} has {{count}} characters; the maximum is {{limit}}.',
    vi: '{{field}} có {{count}} ký tự; tối đa là {{limit}}.',
  },
  'list.empty': { en: '{{field}} must not be empty.', vi: '{{field}} không được để trống.' },
  'list.tooShort': {
    en: '{{field}} needs at least {{limit}} entries.',
    vi: '{{field}} cần ít nhất {{limit}} mục.',
  },
  'list.tooLong': {
    en: '{{field}} has {{count}} entries; the maximum is {{limit}}.',
    vi: '{{field}} có {{count}} mục; tối đa là {{limit}}.',
  },
  'list.duplicate': {
    en: '{{field}} names {{value}} twice. Remove one.',
    vi: '{{value}} bị lặp trong {{field}}. Hãy xoá một mục.',
  },
  'object.tooLarge': {
    en: '{{field}} has {{count}} keys; the maximum is {{limit}}.',
    vi: '{{field}} có {{count}} khoá; tối đa là {{limit}}.',
  },
  'merchant.folder': {
    en: 'The merchant is {{value}} but its folder is "{{folder}}". Both must be the same.',
    vi: 'Mã thương hiệu là {{value}} nhưng thư mục là "{{folder}}". Hai tên phải giống nhau.',
  },
  'host.claimedTwice': {
    en: 'The host {{host}} is claimed by the brands "{{merchant}}" and "{{other}}". Only one may have it.',
    vi: 'Tên miền {{host}} bị hai thương hiệu "{{merchant}}" và "{{other}}" cùng khai. Chỉ một bên được dùng.',
  },
  'host.loopback': {
    en: 'The host {{host}} is an address of the server itself; with it, this brand hides the overview of all brands. Use a name like {{example}}, or set BRAND to serve this brand alone.',
    vi: 'Tên miền {{host}} là địa chỉ của chính máy chủ; khai tên này thì thương hiệu che mất trang tổng hợp mọi thương hiệu. Hãy dùng tên như {{example}}, hoặc đặt BRAND để chỉ chạy một thương hiệu.',
  },
  'language.notOffered': {
    en: 'The default language is {{value}} but the site offers only {{offered}}.',
    vi: 'Ngôn ngữ mặc định là {{value}} nhưng trang chỉ có {{offered}}.',
  },
  'language.noText': {
    en: '{{field}} has no text in "{{language}}", which the site offers.',
    vi: '{{field}} không có nội dung cho "{{language}}", ngôn ngữ mà trang cung cấp.',
  },
  'mode.notOffered': {
    en: 'The default mode is {{value}} but only {{offered}} is offered.',
    vi: 'Chế độ mặc định là {{value}} nhưng trang chỉ có {{offered}}.',
  },
  'schedule.order': {
    en: 'It ends ({{until}}) before it starts ({{from}}).',
    vi: 'Thời điểm kết thúc ({{until}}) không sau thời điểm bắt đầu ({{from}}).',
  },
  'schedule.impossible': {
    en: '{{field}} is {{value}}, which is not a valid date and time.',
    vi: '{{field}} là {{value}}, không phải ngày giờ hợp lệ.',
  },
  'timeZone.unknown': {
    en: 'There is no time zone {{value}}. Use an IANA name such as "Asia/Ho_Chi_Minh".',
    vi: 'Không có múi giờ {{value}}. Hãy dùng tên IANA như "Asia/Ho_Chi_Minh".',
  },
  'currency.unknown': {
    en: 'There is no currency {{value}}. Use an ISO 4217 code such as "VND".',
    vi: 'Không có loại tiền {{value}}. Hãy dùng mã ISO 4217 như "VND".',
  },
  'region.former': {
    en: 'Visitors do not arrive under the country code {{value}}, so it would block no one. Is {{current}} meant?',
    vi: 'Không có khách nào mang mã quốc gia {{value}} nên sẽ không chặn được ai. Có phải ý bạn là {{current}}?',
  },
  'region.everyAndBlocked': {
    en: 'The brand is open to every region and blocks regions. Keep one of the two.',
    vi: 'Thương hiệu vừa mở cho mọi khu vực vừa chặn khu vực. Hãy giữ một trong hai.',
  },
  'region.unknown': {
    en: 'There is no country {{value}}. Use an ISO 3166 code such as "US".',
    vi: 'Không có quốc gia {{value}}. Hãy dùng mã ISO 3166 như "US".',
  },
  'money.sameSeparators': {
    en: 'Thousands and decimals use the same sign {{value}}; amounts could not be read.',
    vi: 'Dấu phân cách hàng nghìn và phần thập phân cùng là {{value}}; số tiền sẽ không đọc được.',
  },
  'field.lengths': {
    en: 'The shortest length ({{min}}) is above the longest ({{max}}).',
    vi: 'Độ dài tối thiểu ({{min}}) lớn hơn độ dài tối đa ({{max}}).',
  },
  'field.captchaLength': {
    en: 'A captcha has {{min}} to {{max}} characters, so the length {{value}} would refuse right answers.',
    vi: 'Mã xác nhận có {{min}} đến {{max}} ký tự, nên độ dài {{value}} sẽ từ chối cả câu trả lời đúng.',
  },
  'field.requiredOff': {
    en: 'The field "{{name}}" is required but switched off, so it cannot be filled in.',
    vi: 'Trường "{{name}}" là bắt buộc nhưng đang tắt; không ai có thể điền.',
  },
  'field.neededOff': {
    en: 'The field "{{name}}" is off but the module {{module}} needs it.',
    vi: 'Trường "{{name}}" đang tắt nhưng chức năng {{module}} cần nó.',
  },
  'module.needs': {
    en: 'The module {{module}} does nothing without {{needed}}. Switch {{needed}} on or {{module}} off.',
    vi: 'Chức năng {{module}} vô tác dụng nếu thiếu {{needed}}. Hãy bật {{needed}} hoặc tắt {{module}}.',
  },
  'module.needsOneOf': {
    en: '{{module}} is on, yet both {{first}} and {{second}} are off, so the form cannot be completed. Switch one on.',
    vi: '{{module}} đang bật nhưng cả {{first}} và {{second}} đều tắt nên không ai dùng được. Hãy bật một trong hai.',
  },
  'module.closed': {
    en: 'No one could enter: registration by username, by phone and through networks is off. Switch one on.',
    vi: 'Không ai vào được: đăng ký bằng tên đăng nhập, điện thoại và mạng xã hội đều tắt. Hãy bật một cách.',
  },
  'module.lockedOut': {
    en: 'Players who registered by phone without a password could not sign in again: the login by SMS is off. Switch it on.',
    vi: 'Người chơi đăng ký bằng điện thoại không mật khẩu sẽ không đăng nhập lại được: đăng nhập bằng SMS đang tắt. Hãy bật lại.',
  },
  'real.noLicence': {
    en: 'The profile "real" needs at least one licence under footer.licences.',
    vi: 'Chế độ "real" cần ít nhất một giấy phép trong footer.licences.',
  },
  'real.demoLicence': {
    en: 'The profile "real" cannot use the licence {{value}} of the demo. Write the number of your own licence.',
    vi: 'Chế độ "real" không dùng được giấy phép minh hoạ {{value}}. Hãy ghi số giấy phép của bạn.',
  },
  'real.noRegions': {
    en: 'The profile "real" needs a region policy: list status.blockedRegions, or state it empty with status.everyRegion true.',
    vi: 'Chế độ "real" cần chính sách khu vực: hãy liệt kê status.blockedRegions, hoặc để trống và đặt status.everyRegion là true.',
  },
  'real.weakSetting': {
    en: 'The profile "real" allows {{field}} only in its strict form: {{strict}} instead of {{value}}.',
    vi: 'Chế độ "real" chỉ cho phép {{field}} ở dạng nghiêm ngặt: {{strict}} thay vì {{value}}.',
  },
  'real.privateAddress': {
    en: 'The profile "real" cannot use {{host}}, which only this machine or a local network reaches. Write a public address.',
    vi: 'Chế độ "real" không dùng được {{host}} vì chỉ máy này hoặc mạng nội bộ truy cập được. Hãy ghi địa chỉ công khai.',
  },
  'real.standardText': {
    en: 'The standard text of the help topic "{{topic}}" says that the site runs on play money. Write your own under {{place}}.',
    vi: 'Văn bản mặc định của mục trợ giúp "{{topic}}" nói rằng trang dùng tiền chơi thử. Hãy viết văn bản riêng trong {{place}}.',
  },
  'real.noPostgres': {
    en: 'The profile "real" needs PostgreSQL, but this server runs on the embedded database. Set DATABASE_URL.',
    vi: 'Chế độ "real" cần PostgreSQL, nhưng máy chủ này đang dùng cơ sở dữ liệu nhúng. Hãy đặt DATABASE_URL.',
  },
  'real.noDataKey': {
    en: 'The profile "real" needs a key of encryption that is kept outside the database. Set DATA_KEY.',
    vi: 'Chế độ "real" cần khoá mã hoá nằm ngoài cơ sở dữ liệu. Hãy đặt DATA_KEY.',
  },
  'real.noCountries': {
    en: 'The profile "real" blocks regions, so the server must know the country of a visitor. Set GEOIP_FILE, or COUNTRY_HEADER with TRUST_PROXY.',
    vi: 'Chế độ "real" chặn khu vực nên máy chủ phải biết quốc gia của khách. Hãy đặt GEOIP_FILE, hoặc COUNTRY_HEADER cùng TRUST_PROXY.',
  },
  'version.waits': {
    en: 'Version {{version}} waits to go live at {{moment}}. Cancel it first, or publish after it.',
    vi: 'Phiên bản {{version}} đang chờ phát hành lúc {{moment}}. Hãy huỷ lịch đó trước, hoặc xuất bản sau khi nó chạy.',
  },
  'real.wasPlay': {
    en: 'This brand was served with play money. Editing the manifest cannot make it real; run: npm run brand -- go-real {{merchant}}',
    vi: 'Thương hiệu này từng chạy tiền chơi thử. Không thể chuyển sang real bằng cách sửa tệp; hãy chạy: npm run brand -- go-real {{merchant}}',
  },
  'real.wasReal': {
    en: 'This brand is served with real money and cannot go back to play money. Use another merchant code for a demonstration.',
    vi: 'Thương hiệu này đang chạy tiền thật và không thể quay lại tiền chơi thử. Hãy dùng mã thương hiệu khác để làm bản trải nghiệm.',
  },
  'amount.limits': {
    en: 'The least amount ({{min}}) is above the greatest ({{max}}).',
    vi: 'Số tiền tối thiểu ({{min}}) lớn hơn số tiền tối đa ({{max}}).',
  },
  'list.duplicateId': {
    en: 'The id {{value}} occurs twice in this list.',
    vi: 'Mã {{value}} xuất hiện hai lần trong danh sách này.',
  },
  'catalogue.noEsports': {
    en: 'Vendors are listed under e-sports, which is not among the categories of this brand. Add ESPORTS to its order or remove the list.',
    vi: 'Có nhà cung cấp xếp vào e-sports, nhưng thương hiệu không có mục này. Hãy thêm ESPORTS vào thứ tự hoặc bỏ danh sách.',
  },
  'help.takenId': {
    en: 'The id {{value}} belongs to one of the seven fixed help topics.',
    vi: 'Mã {{value}} thuộc về một trong bảy chủ đề trợ giúp cố định.',
  },
  'frame.hostMissing': {
    en: 'The address opens {{host}}, which frames.customerService does not allow.',
    vi: 'Địa chỉ mở {{host}}, nhưng frames.customerService chưa cho phép tên miền này.',
  },
  'font.twice': {
    en: 'A font is either a bundled family or your own file, not both.',
    vi: 'Phông chữ là bộ có sẵn hoặc tệp riêng, không phải cả hai.',
  },
  'font.nameless': {
    en: 'A font file needs the name of its family ("name").',
    vi: 'Tệp phông chữ cần tên bộ chữ ("name").',
  },
  'word.unknown': {
    en: 'The site has no word {{key}}. Remove it.',
    vi: 'Trang không có khoá từ ngữ {{key}}. Hãy xoá.',
  },
  'word.misspelt': {
    en: 'The site has no word {{key}}. Did you mean "{{closest}}"?',
    vi: 'Trang không có khoá từ ngữ {{key}}. Có phải ý bạn là "{{closest}}"?',
  },
  'word.unknownSlot': {
    en: 'The word {{key}} shows {{slot}}, which the site does not fill in. It can show: {{allowed}}.',
    vi: 'Từ {{key}} dùng {{slot}} nhưng trang không điền giá trị này. Có thể dùng: {{allowed}}.',
  },
  'word.lostSlot': {
    en: 'The word {{key}} no longer shows {{slot}}, which the standard text shows.',
    vi: 'Từ {{key}} không còn hiện {{slot}} như văn bản chuẩn.',
  },
  'word.locked': {
    en: 'The text {{key}} is a legal notice (age, responsible gaming, licence, region); no brand may change it.',
    vi: '{{key}} là thông báo pháp lý (độ tuổi, chơi có trách nhiệm, giấy phép, khu vực); không thương hiệu nào được đổi.',
  },
  'policy.looser': {
    en: '{{field}} is {{value}}; {{bound}} {{limit}}. A brand may only be stricter.',
    vi: '{{field}} là {{value}}; {{bound}} {{limit}}. Thương hiệu chỉ được đặt chặt hơn.',
  },
  'palette.contrast': { en: '{{sentence}}', vi: '{{sentence}}' },
  ...assetProblemWords,
  ...articleProblemWords,
  ...depositProblemWords,
  ...missionProblemWords,
  ...vipProblemWords,
  ...pointProblemWords,
  ...promotionProblemWords,
  ...vendorProblemWords,
  ...secretProblemWords,
} as const satisfies Readonly<Record<string, LocalText>>;

export type ProblemCode = keyof typeof problemWords;
