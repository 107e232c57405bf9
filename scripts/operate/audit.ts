import { open } from 'node:fs/promises';
import { localized } from '../../src/domain/language.ts';
import { WrongUsage } from './client/connect.ts';
import { type Noun, one, verbOf } from './client/noun.ts';
import { helpOf } from './client/words.ts';

const written = { en: 'Written:', vi: 'Đã ghi:' };

const audit: Noun = {
  access: 'operator',
  help: helpOf('audit', {
    en: `  export <file> [--format jsonl|csv]         entries of the audit chain with their hashes, for others to check (default: jsonl). The
                           file must not exist; the operator has to be responsible for all brands. The export is an event`,
    vi: `  export <tệp> [--format jsonl|csv]          các mục của chuỗi kiểm toán kèm mã băm, để người khác kiểm tra (mặc định: jsonl). Tệp
                           chưa được tồn tại; người vận hành phải phụ trách mọi thương hiệu. Việc xuất được ghi lại`,
  }),
  verbs: {
    export: verbOf({
      names: ['file'],
      options: { format: one },
      run: async (call, { names: { file = '' }, values: { format = 'jsonl' } }) => {
        // Named by the system: that it is there, or that its folder is not.
        const handle = await open(file, 'wx', 0o600).catch((error: Error) => {
          throw new WrongUsage(error.message);
        });
        try {
          for (let after: number | null = 0; after !== null; ) {
            const portion: { readonly text: string; readonly next: number | null } = await call('exportAuditChain', {
              body: { format, after },
            });
            await handle.write(portion.text);
            after = portion.next;
          }
        } finally {
          await handle.close();
        }
        return { file };
      },
      text: ({ file }, language) => `${localized(written, language)} ${file}`,
    }),
  },
};

export default audit;
