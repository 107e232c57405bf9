import { registerHooks } from 'node:module';

/**
 * Preloaded into the journeys' server: a script cannot read a captcha image, so this server appends the answer to each one.
 * Everything else is the unmodified product.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './drawCaptcha.ts' && context.parentURL?.endsWith('/server/identity/accounts/captchas.ts') === true
      ? next(new URL('drawLegibly.ts', import.meta.url).href, context)
      : next(specifier, context),
});
