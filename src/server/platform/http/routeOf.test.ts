import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import Type from 'typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Sealed } from '../../../wire/auth.ts';
import { DepositNamed, DepositOrder } from '../../../wire/deposit.ts';
import { ok } from '../../../wire/envelope.ts';
import { routeOf, studioRouteOf } from './routeOf.ts';
import { answers, withLanguage } from './schemas.ts';

describe('the beginning of a route', () => {
  it('has method, path and schemas of a call of the site, which takes `lang` [APIBASE-01]', () => {
    expect(routeOf('checkDeposit')).toEqual({
      method: 'POST',
      url: '/wps/member/deposits/check',
      attachValidation: false,
      schema: {
        summary: 'Asks the provider now whether an order is paid',
        tags: ['member'],
        querystring: withLanguage({}),
        body: DepositNamed,
        response: answers(DepositOrder),
      },
    });
  });

  it('adds `lang` to a query, and nothing to a query that a call of the studio lacks', () => {
    expect(routeOf('depositOrder').schema.querystring).toEqual(withLanguage(DepositNamed.properties));
    expect(studioRouteOf('versionChanges').schema.querystring).toEqual(
      withLanguage({ against: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) }),
    );
    expect(studioRouteOf('session').schema).not.toHaveProperty('querystring');
  });

  it('hands a sealed body over unread, beside what is sent open', () => {
    expect(routeOf('login')).toMatchObject({ attachValidation: true, schema: { body: Sealed } });
    expect(routeOf('freePlay')).toMatchObject({
      attachValidation: true,
      schema: { body: { required: ['os', 'platform', 'payload'] } },
    });
  });

  it('names what else than JSON is sent and answered', () => {
    expect(studioRouteOf('upload').schema).toMatchObject({ consumes: ['application/octet-stream'] });
    expect(studioRouteOf('upload').schema).not.toHaveProperty('body');
    expect(routeOf('forgotByEmail').schema).toMatchObject({ consumes: ['application/x-www-form-urlencoded'] });
    expect(routeOf('captcha').schema.response).toMatchObject({ 200: { properties: { captchaId: { type: 'string' } } } });
    expect(routeOf('liveStream').schema).toEqual({ hide: true, querystring: withLanguage({}) });
  });
});

describe('the handler of a route', () => {
  const server = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  const config = { access: 'public' } as const;

  it('does not compile with a field that the call lacks, and not with a call that there is not', () => {
    server.route({
      ...routeOf('checkDeposit'),
      config,
      handler: async ({ body, query }) => {
        expectTypeOf(body.order).toEqualTypeOf<string>();
        expectTypeOf(query.lang).toEqualTypeOf<string | undefined>();
        // @ts-expect-error The body has no such field.
        expectTypeOf(body.amount).toBeUnknown();
        // @ts-expect-error The query has no such field.
        expectTypeOf(query.order).toBeUnknown();
      },
    });
    // @ts-expect-error No call has this name.
    expect(() => routeOf('checkDeposits')).toThrow(TypeError);
    // @ts-expect-error It is a call of the studio.
    expect(() => routeOf('rollback')).toThrow(TypeError);
  });

  it('does not compile with another answer than that of the call', () => {
    const route = routeOf('readMessage');
    // @ts-expect-error The answer has no value.
    server.route({ ...route, url: '/number', config, handler: async () => ok(1) });
    // @ts-expect-error The answer is an envelope.
    server.route({ ...route, url: '/bare', config, handler: async () => null });
    server.route({ ...route, url: '/null', config, handler: async () => ok(null) });
    // @ts-expect-error A file has a name.
    server.route({ ...studioRouteOf('upload'), url: '/file', config, handler: async () => ok({ digest: '' }) });
    expect(server.hasRoute({ method: 'POST', url: '/null' })).toBe(true);
  });

  it('may answer what is read-only, and gets a file as its bytes', () => {
    const categories: readonly string[] = ['SLOT'];
    server.route({ ...routeOf('vendorGameTypes'), config, handler: async () => ok(categories) });
    server.route({
      ...studioRouteOf('sourceFile'),
      config,
      handler: async ({ body, params }) => {
        expectTypeOf(body).toEqualTypeOf<Buffer>();
        expectTypeOf(params.merchant).toEqualTypeOf<string>();
      },
    });
    expect(server.hasRoute({ method: 'GET', url: routeOf('vendorGameTypes').url })).toBe(true);
  });
});
