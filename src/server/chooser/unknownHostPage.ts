import type { FastifyReply } from 'fastify';
import { failures } from '../../wire/failure.ts';
import type { FontFiles } from '../page/fontFiles.ts';
import { plainPage, sendPlainPage } from '../page/plainPage.ts';

const style = `
main{min-height:100dvh;display:grid;place-content:center;gap:1rem;max-width:34rem;margin:auto;padding:2rem}
.code{font-size:.875rem;letter-spacing:.08em;color:var(--soft);font-variant-numeric:tabular-nums}
h1{font-size:clamp(1.5rem,4vw,2.125rem);line-height:1.3;text-wrap:balance}
p{color:var(--soft)}
`;

/** Page for a host without a brand (421). Bilingual, because there is no brand to decide the language. */
export function unknownHostPage(reply: FastifyReply, fonts: FontFiles) {
  const page = plainPage({
    language: 'vi',
    title: '421',
    style,
    fonts,
    body: `<main>
<span class="code">421</span>
<h1>Địa chỉ này không thuộc trang nào</h1>
<p>Vui lòng kiểm tra lại địa chỉ bạn đã nhập.</p>
<h1 lang="en">No site lives at this address</h1>
<p lang="en">Please check the address you entered.</p>
</main>`,
  });
  return sendPlainPage(reply.code(failures.DOMAIN_INVALID.status), page);
}
