import type { LocalText } from '../../../src/domain/language.ts';

export const exportWords = {
  helpExport: {
    en: `Usage: npm run brand -- export <merchant> --out <folder> [--api <origin>] [--games <origin>]

Writes the site of a brand as files for a CDN or any file server: HTML per language and page, the client, fonts, pictures, and
_headers and _redirects for CDNs that read them. The pages call a Livery server elsewhere, which has to allow them.

  --out <folder>           empty or new folder for the files
  --api <origin>           origin of the server that answers the calls (otherwise https and the first host of the brand);
                           its host has to be one of the brand's, and so has the host that the files are served at
  --games <origin>         origin of game frames besides those of the manifest and vendors.json

On that server: STATIC_ORIGINS=https://<host of the files>. Export again after each change of the manifest and each upgrade.`,
    vi: `Cách dùng: npm run brand -- export <merchant> --out <thư mục> [--api <origin>] [--games <origin>]

Ghi trang của một thương hiệu thành các tệp cho CDN hoặc bất kỳ máy chủ tệp nào: HTML theo từng ngôn ngữ và trang, mã chạy trên
trình duyệt, phông chữ, hình ảnh, cùng _headers và _redirects cho CDN nào đọc chúng. Các trang gọi tới một máy chủ Livery ở nơi
khác; máy chủ đó phải cho phép.

  --out <thư mục>          thư mục trống hoặc mới để chứa tệp
  --api <origin>           origin của máy chủ trả lời các lệnh gọi (mặc định https và tên miền đầu tiên của thương hiệu);
                           tên miền này và tên miền phục vụ các tệp đều phải thuộc thương hiệu
  --games <origin>         origin của khung trò chơi ngoài các nguồn trong bản khai và vendors.json

Trên máy chủ đó: STATIC_ORIGINS=https://<tên miền của các tệp>. Hãy xuất lại sau mỗi lần sửa bản khai và mỗi lần nâng cấp.`,
  },
  exportWhat: {
    en: 'Name one merchant and a folder: npm run brand -- export <merchant> --out <folder>',
    vi: 'Hãy nêu một mã và một thư mục: npm run brand -- export <merchant> --out <thư mục>',
  },
  exportOrigin: {
    en: '"{{given}}" is no origin. Write it like https://api.example.com',
    vi: '"{{given}}" không phải origin. Hãy ghi như https://api.example.com',
  },
  exportNotEmpty: {
    en: 'The folder {{out}} is not empty. Files of an earlier export would stay among the new ones: choose another folder.',
    vi: 'Thư mục {{out}} không trống. Tệp của lần xuất trước sẽ lẫn với tệp mới: hãy chọn thư mục khác.',
  },
  exportHost: {
    en: '{{given}} is no host of the brand, so its server would not answer the pages; choose from {{hosts}}.',
    vi: '{{given}} không phải tên miền của thương hiệu nên máy chủ sẽ không trả lời các trang; hãy chọn trong {{hosts}}.',
  },
  exportStale: {
    en: 'The client is not built, or older than the sources. First: npm run build',
    vi: 'Mã chạy trên trình duyệt chưa được dựng hoặc cũ hơn mã nguồn. Trước hết: npm run build',
  },
  exportNotServed: {
    en: 'A server would not serve {{merchant}} as it is. First: npm run brand -- validate {{merchant}}',
    vi: 'Máy chủ sẽ không phục vụ {{merchant}} ở trạng thái này. Trước hết: npm run brand -- validate {{merchant}}',
  },
  exportBegins: {
    en: 'Exporting {{merchant}}; its pages call {{api}} …',
    vi: 'Đang xuất {{merchant}}; các trang sẽ gọi {{api}} …',
  },
  exported: {
    en: '{{out}}: {{pages}} pages, {{files}} files, {{size}} MB',
    vi: '{{out}}: {{pages}} trang, {{files}} tệp, {{size}} MB',
  },
  exportMissing: { en: 'missing: {{address}}', vi: 'thiếu: {{address}}' },
  exportNext: {
    en: 'Next: serve the folder at a host of the brand, and name its origin in STATIC_ORIGINS of the server.',
    vi: 'Tiếp theo: phục vụ thư mục này tại một tên miền của thương hiệu và ghi origin của nó vào STATIC_ORIGINS của máy chủ.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;
