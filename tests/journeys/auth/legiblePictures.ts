import { registerHooks } from 'node:module';

/**
 * Loaded before the server of the journeys: no script can read what the pictures show people, so this one
 * server writes the answer behind each of them. Everything else is the product as it is.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './drawCaptcha.ts' && context.parentURL?.endsWith('/server/accounts/captchas.ts') === true
      ? next(new URL('drawLegibly.ts', import.meta.url).href, context)
      : next(specifier, context),
});
