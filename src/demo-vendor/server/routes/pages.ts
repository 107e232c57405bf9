import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { localized } from '../../../wire/localText.ts';
import type { VendorLaunch } from '../../../wire/seamlessVendor.ts';
import { lookOf, modeOf } from '../../look/lookOf.ts';
import { frameDocument, framePolicy } from '../document.ts';
import { PlayRefusal } from '../playRefusal.ts';
import { wordsOf } from '../texts.ts';
import type { VendorServer } from '../vendorServer.ts';

const Mode = Type.Optional(Type.Union([Type.Literal('dark'), Type.Literal('light')]));
const Opening = Type.Object({ ticket: Type.String({ minLength: 20, maxLength: 100 }), mode: Mode });
const Showing = Type.Object({ mode: Mode });
const Place = Type.Object({ session: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) });

/** `/launch` exchanges the ticket and redirects to `/game/:session`, which survives a reload. */
export function servePages({ server, sessions, files }: VendorServer) {
  server.get('/launch', { schema: { querystring: Opening } }, async ({ query }, reply) => {
    const { ticket, mode } = query as { ticket: string; mode?: string };
    try {
      const session = await sessions.open(ticket);
      return await reply.redirect(`/game/${session}${mode === undefined ? '' : `?mode=${mode}`}`, 303);
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return refusePage(reply, error);
    }
  });

  server.get('/game/:session', { schema: { params: Place, querystring: Showing } }, async ({ params, query }, reply) => {
    const { session: id } = params as { session: string };
    try {
      const session = await sessions.find(id);
      const { order, game } = session;
      const css = lookOf(themeOf(order), game.hue);
      const site = originOf(order.site);
      const page = frameDocument({
        title: localized(order.name, order.language),
        language: order.language,
        mode: modeOf((query as { mode?: string }).mode, themeOf(order)),
        css,
        files,
        notice: null,
        boot: {
          session: id,
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
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error;
      return refusePage(reply, error);
    }
  });

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

const themeOf = (order: VendorLaunch): unknown => order.theme ?? null;

/** Reduces a URL to its origin, so that nothing after it can inject into `frame-ancestors`. */
function originOf(site: string): string {
  const { origin } = new URL(site);
  return origin === 'null' ? "'none'" : origin;
}
