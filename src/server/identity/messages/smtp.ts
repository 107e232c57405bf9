import { createTransport } from 'nodemailer';
import { type Gateway, GatewayRefusal, type Send, type SenderDeps } from './gateway.ts';

/** Of connecting, of the greeting and of each answer, milliseconds. */
const timeoutMs = 10_000;

/** Errors about the mail itself, of which a reply of 5xx is final. Others, of TLS or a password, an operator fixes. */
const ofMail = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Hands mails to the mail server that the installation's settings name. TLS is required, but on the machine itself. The id of a
 * message is its Message-ID, so that a mail server or mailbox can drop a repeated one.
 */
export function sendBySmtp(
  { url, from }: Extract<Gateway, { readonly kind: 'smtp' }>,
  { now, reportFault, isLocal }: SenderDeps & { readonly isLocal: (host: string) => boolean },
): Send {
  const { hostname } = new URL(url);
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({
    url,
    ...limits,
    requireTLS: !isLocal(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, content: { to, brand, subject, text } }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1] ?? hostname}>`,
        date: now(),
        from: { name: brand.replaceAll(/\s+/g, ' '), address: from },
        to: { name: '', address: to },
        subject: subject ?? brand,
        text,
      });
      return 'done';
    } catch (error) {
      const { responseCode = 0, code = '' } = error as { readonly responseCode?: number; readonly code?: string };
      // The error's own text may hold the recipient.
      reportFault('gateway', new GatewayRefusal(responseCode === 0 ? code : responseCode));
      return responseCode >= 500 && ofMail.has(code) ? 'never' : 'later';
    }
  };
}
