import type { FastifyReply } from 'fastify';
import { defaultLanguage, type Language, type LocalText, languages, localized } from '../../../domain/language.ts';
import { failureStatus } from '../../../wire/failure.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import { plainPage, sendPlainPage } from '../../media/plainPage/index.ts';

const style = `
main{min-height:100vh;min-height:100dvh;display:grid;place-content:center;gap:1rem;max-width:34rem;margin:auto;padding:2rem}
.code{font-size:.875rem;letter-spacing:.08em;color:var(--soft);font-variant-numeric:tabular-nums}
h1{font-size:clamp(1.5rem,4vw,2.125rem);line-height:1.3;text-wrap:balance}
p{color:var(--soft)}
`;

const title: LocalText = { vi: 'Địa chỉ này không thuộc trang nào', en: 'There is no site at this address' };
const advice: LocalText = {
  vi: 'Vui lòng kiểm tra lại địa chỉ bạn đã nhập.',
  en: 'Please check the address you entered.',
};

/** Page for a host without a brand (421). In every language, because there is no brand to decide the language. */
export function unknownHostPage(reply: FastifyReply, fonts: FontFiles) {
  const page = plainPage({
    language: defaultLanguage,
    title: '421',
    style,
    fonts,
    body: `<main>
<span class="code">421</span>
${languages
  .filter((language) => title[language] !== undefined)
  .map(textIn)
  .join('\n')}
</main>`,
  });
  return sendPlainPage(reply.code(failureStatus.DOMAIN_INVALID), page);
}

function textIn(language: Language): string {
  const lang = language === defaultLanguage ? '' : ` lang="${language}"`;
  return `<h1${lang}>${localized(title, language)}</h1>\n<p${lang}>${localized(advice, language)}</p>`;
}
