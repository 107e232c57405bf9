import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { takeNoArguments } from './commandLine.ts';

/** `npm run generate` writes every generated file, the languages first: the schema follows from them. */
takeNoArguments('npm run generate', {
  en: 'Writes types, validators, word lists, the icon sprite, samples of fonts and the states of flows from their sources.',
  vi: 'Ghi kiểu dữ liệu, bộ kiểm tra, danh sách từ ngữ, bộ biểu tượng, mẫu phông chữ và trạng thái các luồng từ nguồn của chúng.',
});

for (const name of ['generate-languages', 'generate', 'generate-icons', 'generate-fonts', 'gallery']) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
