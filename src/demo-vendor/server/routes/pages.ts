import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { localized } from '../../../wire/localText.ts';
import type { VendorLaunch } from '../../../wire/seamlessVendor.ts';
import { lookOf, modeOf } from '../../look/lookOf.ts';
import { frameDocument, framePolicy } from '../document.ts';
import { PlayRefusal } from '../playRefusal.ts';
import { hashSecret } from '../secrets.ts';
import { wordsOf } from '../texts.ts';
import type { VendorServer } from '../vendorServer.ts';

const Mode = Type.Optional(Type.Union([Type.Literal('dark'), Type.Literal('light')]));
const Opening = Type.Object({ ticket: Type.String({ minLength: 20, maxLength: 100 }), mode: Mode });
const Showing = Type.Object({ mode: Mode });
const Place = Type.Object({ place: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) });

/** Longer than a session, which ends by itself. */
const cookieSeconds = 43_200;
const cookie = /(?:^|;\s*)game=([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * `/launch` exchanges the ticket, which works once, for a session and answers its page. The secret of the session is in the page and, for a
 * reload at `/game/:place`, in a cookie of that path and of the embedding site alone (partitioned); it is in no address.
 */
export function servePages({ server, sessions, files }: VendorServer) {
  server.get('/launch', { schema: { querystring: Opening } }, async ({ query }, reply) => {
    const { ticket, mode } = query as { ticket: string; mode?: string };
    try {
      const id = await sessions.open(ticket);
      const attributes = ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', `Max-Age=${cookieSeconds}`];
      reply.header('set-cookie', [`game=${id}`, `Path=${pathOf(id)}`, ...attributes].join('; '));
      return await showGame(reply, id, mode);
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return refusePage(reply, error);
    }
  });

  server.get('/game/:place', { schema: { params: Place, querystring: Showing } }, async ({ params, query, headers }, reply) => {
    const { place } = params as { place: string };
    try {
      const id = cookie.exec(headers.cookie ?? '')?.[1] ?? '';
      if (pathOf(id) !== `/game/${place}`) throw new PlayRefusal('VISIT');
      return await showGame(reply, id, (query as { mode?: string }).mode);
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return refusePage(reply, error);
    }
  });

  const showGame = async (reply: FastifyReply, id: string, mode: string | undefined) => {
    const session = await sessions.find(id);
    const { order, game } = session;
    const css = lookOf(themeOf(order), game.hue);
    const site = originOf(order.site);
    const page = frameDocument({
      title: localized(order.name, order.language),
      language: order.language,
      mode: modeOf(mode ?? order.mode, themeOf(order)),
      css,
      files,
      notice: null,
      boot: {
        session: id,
        place: `${pathOf(id)}${mode === undefined ? '' : `?mode=${mode}`}`,
        game: game.id,
        name: localized(order.name, order.language),
        language: order.language,
        symbol: order.currencySymbol,
        currency: session.currency,
        money: order.money ?? null,
        timeZone: order.timeZone ?? null,
        demo: session.demo,
        playMoney: session.demo || order.profile === 'play',
        site,
        backUrl: order.backUrl,
        play: order.playType ?? null,
      },
    });
    return await reply.header('content-security-policy', framePolicy(css, site)).type('text/html; charset=utf-8').send(page);
  };

  /** Error page in both languages, because the player's language is unknown here. */
  const refusePage = (reply: FastifyReply, { code, status }: PlayRefusal) => {
    const css = lookOf(null, 250);
    const [vi, en] = [wordsOf('vi'), wordsOf('en')];
    const key = code === 'NETWORK' ? 'down_text' : 'ended_text';
    const page = frameDocument({
      title: vi.ended_title,
      language: 'vi',
      mode: 'dark',
      css,
      files,
      notice: `${vi[key]} ${en[key]}`,
      boot: null,
    });
    return reply
      .code(status)
      .header('content-security-policy', framePolicy(css, "'none'"))
      .type('text/html; charset=utf-8')
      .send(page);
  };
}

/** Path of the page of a session after a reload; says nothing of its secret. */
const pathOf = (id: string) => `/game/${hashSecret(id).slice(0, 22)}`;

const themeOf = (order: VendorLaunch): unknown => order.theme ?? null;

/** Reduces a URL to its origin, so that nothing after it can inject into `frame-ancestors`. */
function originOf(site: string): string {
  const { origin } = new URL(site);
  return origin === 'null' ? "'none'" : origin;
}
