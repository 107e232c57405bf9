import type { FastifyReply } from 'fastify';
import { defaultLanguage, type LocalText, languages, localized } from '../../../domain/language.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import { plainPage, sendPlainPage } from '../../media/plainPage/index.ts';

const style = `
main{min-height:100vh;min-height:100dvh;display:grid;place-content:center;gap:1rem;max-width:34rem;margin:auto;padding:2rem}
.code{font-size:.875rem;letter-spacing:.08em;color:var(--soft);font-variant-numeric:tabular-nums}
h1{font-size:clamp(1.5rem,4vw,2.125rem);line-height:1.3;text-wrap:balance}
p{color:var(--soft)}
`;

interface GoneText {
  readonly title: LocalText;
  readonly advice: LocalText;
}

const texts: Readonly<Record<'404' | '410', GoneText>> = {
  404: {
    title: { vi: 'Liên kết xem trước này không mở được', en: 'This preview link does not open' },
    advice: {
      vi: 'Có thể liên kết đã hết hạn hoặc địa chỉ bị thiếu. Hãy xin một liên kết mới.',
      en: 'It may have ended, or the address is incomplete. Ask for a new link.',
    },
  },
  410: {
    title: { vi: 'Liên kết xem trước này đã bị thu hồi', en: 'This preview link was revoked' },
    advice: {
      vi: 'Hãy hỏi người đã gửi liên kết cho bạn.',
      en: 'Ask the person who gave it to you.',
    },
  },
};

/** The page of a preview that is not there (404) or no longer (410), in every language: no brand decides which. */
export function answerPreviewGone(reply: FastifyReply, status: 404 | 410, fonts: FontFiles) {
  const { title, advice } = texts[status];
  const body = languages
    .filter((language) => title[language] !== undefined)
    .map((language) => {
      const lang = language === defaultLanguage ? '' : ` lang="${language}"`;
      return `<h1${lang}>${localized(title, language)}</h1>\n<p${lang}>${localized(advice, language)}</p>`;
    });
  const page = plainPage({
    language: defaultLanguage,
    title: String(status),
    style,
    fonts,
    body: `<main>\n<span class="code">${status}</span>\n${body.join('\n')}\n</main>`,
  });
  return sendPlainPage(reply.code(status), page);
}
