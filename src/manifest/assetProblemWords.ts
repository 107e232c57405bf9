import type { LocalText } from './manifest.generated.ts';

/** Words of the problems of a brand's files. */
export const assetProblemWords = {
  'asset.missing': {
    en: 'The file {{value}} is not in the brand folder.',
    vi: 'Tệp {{value}} không có trong thư mục thương hiệu.',
  },
  'asset.misspelt': {
    en: 'The file {{value}} is not in the brand folder. Did you mean "{{closest}}"?',
    vi: 'Tệp {{value}} không có trong thư mục thương hiệu. Có phải ý bạn là "{{closest}}"?',
  },
  'asset.outside': {
    en: 'The file {{value}} is a link that leaves the brand folder. Copy the file itself.',
    vi: 'Tệp {{value}} là liên kết ra ngoài thư mục thương hiệu. Hãy sao chép chính tệp đó.',
  },
  'asset.tooLarge': {
    en: 'The file {{value}} has {{size}} bytes; a file may have {{limit}}.',
    vi: 'Tệp {{value}} có {{size}} byte; mỗi tệp chỉ được {{limit}} byte.',
  },
  'asset.wrongKind': {
    en: 'The file {{value}} is named {{named}} but contains {{found}}.',
    vi: 'Tệp {{value}} mang tên {{named}} nhưng nội dung là {{found}}.',
  },
  'asset.hostileSvg': {
    en: 'The drawing {{value}} contains {{detail}}, which is not allowed. Export it as plain shapes.',
    vi: 'Hình vẽ {{value}} chứa {{detail}}, không được phép. Hãy xuất lại thành hình thuần.',
  },
  'asset.fontLetters': {
    en: 'The font {{value}} lacks Vietnamese letters: {{letters}}.',
    vi: 'Phông chữ {{value}} thiếu chữ tiếng Việt: {{letters}}.',
  },
  'asset.logoShape': {
    en: 'The logo {{value}} is {{width}} by {{height}}; shown in one row, it will be hardly legible. Between 1:2 and 8:1 works well.',
    vi: 'Logo {{value}} có kích thước {{width}} x {{height}}; khi hiển thị trên một hàng sẽ rất khó đọc. Tỷ lệ từ 1:2 đến 8:1 là phù hợp.',
  },
  'asset.damaged': {
    en: 'The picture {{value}} is damaged or incomplete and cannot be shown. Export or copy it again.',
    vi: 'Ảnh {{value}} bị hỏng hoặc chưa đủ dữ liệu nên không hiển thị được. Hãy xuất hoặc sao chép lại.',
  },
  'asset.pixels': {
    en: 'The picture {{value}} has more than 40 megapixels. Make it smaller; 3840 pixels across are enough.',
    vi: 'Ảnh {{value}} lớn hơn 40 megapixel. Hãy thu nhỏ lại; chiều ngang 3840 điểm ảnh là đủ.',
  },
  'asset.damagedFont': {
    en: 'The font {{value}} is damaged and cannot be read. Export it again as WOFF2.',
    vi: 'Phông chữ {{value}} bị hỏng, không đọc được. Hãy xuất lại dạng WOFF2.',
  },
  'folder.tooManyFiles': {
    en: 'The brand folder holds more than {{limit}} files.',
    vi: 'Thư mục thương hiệu chứa hơn {{limit}} tệp.',
  },
  'folder.tooLarge': {
    en: 'The brand folder holds more than {{limit}} bytes.',
    vi: 'Thư mục thương hiệu chứa hơn {{limit}} byte.',
  },
  'folder.drift': {
    en: 'The folder changed, but version {{version}} was published from elsewhere since. It is not served; merge it with: npm run brand -- publish {{merchant}}',
    vi: 'Thư mục đã thay đổi, nhưng phiên bản {{version}} được xuất bản từ nơi khác sau đó. Bản trong thư mục không được dùng; hãy hợp nhất bằng: npm run brand -- publish {{merchant}}',
  },
  'folder.waits': {
    en: 'The folder changes settings of trust. It waits as version {{version}} until an operator agrees: npm run brand -- approve {{merchant}} --version {{version}}',
    vi: 'Thư mục thay đổi các thiết lập tin cậy. Nó chờ dưới dạng phiên bản {{version}} đến khi một người vận hành đồng ý: npm run brand -- approve {{merchant}} --version {{version}}',
  },
  'folder.declined': {
    en: 'The folder changes settings of trust, and an operator declined it as version {{version}}. The version before it is served; change the folder, or publish it: npm run brand -- publish {{merchant}}',
    vi: 'Thư mục thay đổi các thiết lập tin cậy và một người vận hành đã từ chối phiên bản {{version}}. Phiên bản trước đó vẫn được dùng; hãy sửa thư mục hoặc xuất bản: npm run brand -- publish {{merchant}}',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
