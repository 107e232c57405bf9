import type { LocalText } from '../../../src/domain/language.ts';

/** Reasons for not importing a token. */
export const skipReasons = {
  unknown: {
    en: 'the manifest has no setting {{setting}}',
    vi: 'bản khai không có thiết lập {{setting}}',
  },
  misspelt: {
    en: 'the manifest has no setting {{setting}}; did you mean "{{closest}}"?',
    vi: 'bản khai không có thiết lập {{setting}}; có phải ý bạn là "{{closest}}"?',
  },
  colourName: {
    en: 'the name {{name}} may hold small letters a–z, digits and hyphens and starts with a letter',
    vi: 'tên {{name}} chỉ gồm chữ thường a–z, chữ số và gạch nối, bắt đầu bằng chữ cái',
  },
  noToken: { en: 'this is neither a token nor a group', vi: 'đây không phải token cũng không phải nhóm' },
  tokenAndGroup: {
    en: 'this is a token and a group: beside $value there is {{children}}',
    vi: 'đây vừa là token vừa là nhóm: cạnh $value có {{children}}',
  },
  noType: {
    en: 'neither the token nor one of its groups has a $type',
    vi: 'token và các nhóm chứa nó đều không có $type',
  },
  wrongType: {
    en: 'its $type is {{type}}; here it has to be "{{needed}}"',
    vi: '$type là {{type}}; ở đây phải là "{{needed}}"',
  },
  malformed: {
    en: 'its value cannot be {{value}}; write it like {{example}}',
    vi: 'giá trị không thể là {{value}}; hãy viết như {{example}}',
  },
  outsideSrgb: {
    en: 'the colour is outside sRGB and has no "hex" to fall back on; the nearest is {{nearest}}',
    vi: 'màu nằm ngoài sRGB và không có "hex" dự phòng; màu gần nhất là {{nearest}}',
  },
  noAngle: {
    en: 'the format has no angle of gradients, and neither $extensions "{{key}}" nor the brand has one',
    vi: 'định dạng không có góc của dải màu, $extensions "{{key}}" và thương hiệu cũng không có',
  },
  unknownFont: {
    en: 'the font {{name}} is not bundled ({{known}}); for your own file, write theme.fonts in brand.json',
    vi: 'phông {{name}} không có sẵn ({{known}}); với tệp riêng, hãy ghi theme.fonts trong brand.json',
  },
  noTarget: { en: 'it refers to {{target}}, which is no token', vi: 'nó trỏ tới {{target}}, không phải token nào' },
  noGroup: { en: 'it extends {{target}}, which is no group', vi: 'nó mở rộng {{target}}, không phải nhóm nào' },
  cycle: { en: 'these refer to each other: {{chain}}', vi: 'các mục này trỏ vòng tới nhau: {{chain}}' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type SkipReason = keyof typeof skipReasons;

export const tokenWords = {
  helpExportTokens: {
    en: `Usage: npm run brand -- export-tokens <merchant> [--mode dark|light|both] [--out <file>]

Writes a brand's theme as design tokens, in the format of the Design Tokens Community Group (2025.10). The path of a token is that of
its setting below "theme". Colours that the product derives are exported too and marked: only those that are changed are imported.

  --mode dark|light|both   palettes to export (otherwise both)
  --out <file>             write the file (otherwise standard output), such as aurora.tokens.json`,
    vi: `Cách dùng: npm run brand -- export-tokens <merchant> [--mode dark|light|both] [--out <tệp>]

Ghi giao diện thương hiệu thành design token, theo định dạng của Design Tokens Community Group (2025.10). Đường dẫn của token là
đường dẫn của thiết lập trong "theme". Màu do sản phẩm suy ra cũng được xuất và đánh dấu: chỉ màu đã đổi mới được nhập.

  --mode dark|light|both   bảng màu cần xuất (mặc định both)
  --out <tệp>              ghi ra tệp (mặc định in ra màn hình), ví dụ aurora.tokens.json`,
  },
  helpImportTokens: {
    en: `Usage: npm run brand -- import-tokens <merchant> <file> [--dry-run]

Takes a brand's theme over from design tokens (Design Tokens Community Group, 2025.10). Settings that the file does not mention stay.
What cannot be imported is listed with its path and reason (exit code 1). The earlier manifest stays as .brand.json.bak.

  --dry-run                list the changes and write nothing`,
    vi: `Cách dùng: npm run brand -- import-tokens <merchant> <tệp> [--dry-run]

Lấy giao diện thương hiệu từ design token (Design Tokens Community Group, 2025.10). Thiết lập mà tệp không nhắc tới được giữ nguyên.
Mục không nhập được sẽ được nêu kèm đường dẫn và lý do (mã thoát 1). Bản khai cũ được giữ thành .brand.json.bak.

  --dry-run                liệt kê thay đổi, không ghi gì`,
  },
  tokensWhat: {
    en: 'Say what to do: npm run brand -- export-tokens <merchant> | import-tokens <merchant> <file>',
    vi: 'Hãy nêu việc cần làm: npm run brand -- export-tokens <merchant> | import-tokens <merchant> <tệp>',
  },
  tokensMode: {
    en: '--mode cannot be {{mode}}. Choose dark, light or both.',
    vi: '--mode không thể là {{mode}}. Hãy chọn dark, light hoặc both.',
  },
  tokensFirst: {
    en: 'The manifest has problems. First: npm run brand -- validate {{merchant}}',
    vi: 'Bản khai đang có vấn đề. Trước hết: npm run brand -- validate {{merchant}}',
  },
  tokensWritten: { en: '{{file}}: tokens: {{count}}', vi: '{{file}}: {{count}} token' },
  tokensUnwritten: {
    en: '{{file}} cannot be written: {{detail}}. Choose another file with --out.',
    vi: 'Không ghi được {{file}}: {{detail}}. Hãy chọn tệp khác bằng --out.',
  },
  tokensNoFile: {
    en: '{{file}} cannot be read: {{detail}}. Name the file of tokens after the merchant.',
    vi: 'Không đọc được {{file}}: {{detail}}. Hãy nêu tệp token sau mã thương hiệu.',
  },
  tokensNoObject: {
    en: '{{file}} holds no tokens: it has to be an object { … } of at most {{limit}} values once its references are followed.',
    vi: '{{file}} không chứa token: tệp phải là một nhóm { … } với nhiều nhất {{limit}} giá trị sau khi theo mọi tham chiếu.',
  },
  tokensSkipped: { en: '{{file}}: not imported: {{count}}', vi: '{{file}}: không nhập {{count}} mục' },
  tokensSame: {
    en: '{{merchant}}: nothing changes; tokens it agrees with: {{count}}',
    vi: '{{merchant}}: không có gì thay đổi; đã khớp {{count}} token',
  },
  tokensImported: { en: '{{merchant}}: changed: {{count}}', vi: '{{merchant}}: đã đổi {{count}}' },
  tokensWouldImport: {
    en: '{{merchant}}: changes: {{count}}. Nothing was written.',
    vi: '{{merchant}}: {{count}} thay đổi. Chưa ghi gì.',
  },
  tokensRefused: {
    en: '{{merchant}}: changes: {{count}}. Nothing was written, because the manifest would have these problems:',
    vi: '{{merchant}}: {{count}} thay đổi. Chưa ghi gì vì bản khai sẽ có các vấn đề sau:',
  },
  tokenDerived: { en: 'derived', vi: 'suy ra' },
} as const satisfies Readonly<Record<string, LocalText>>;
