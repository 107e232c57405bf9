import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Visitor whose request is passed on. */
export interface Visitor {
  /** Host by which the upstream knows the brand. */
  readonly host: string;
  readonly secure: boolean;
  /** Null for what the server itself reads, for the pages of all visitors. */
  readonly address: string | null;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
}

/** Of a visitor's request, besides the session token. Cookies, addresses and what belongs to a connection stay here. */
const passedOn = ['language', 'accept-language', 'user-agent', 'x-gateway-version'] as const;

const bearer = /^Bearer [A-Za-z0-9._~+/=-]{1,4096}$/;

/** Longer ones are no header of a browser. */
const maxLength = 4_200;

/** The headers of a request to the upstream. `countryHeader` names the one that the edge of this site sets, if any. */
export function requestHeaders(visitor: Visitor, countryHeader: string | null): OutgoingHttpHeaders {
  const { host, secure, address, requestId, headers } = visitor;
  const names = [...passedOn, ...(countryHeader === null ? [] : [countryHeader])];
  const passed = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= maxLength ? [[name, value] as const] : [];
  });
  const { authorization } = headers;
  return {
    ...Object.fromEntries(passed),
    ...(authorization !== undefined && bearer.test(authorization) ? { authorization } : {}),
    accept: 'application/json',
    'accept-encoding': 'identity',
    'x-forwarded-host': host,
    'x-forwarded-proto': secure ? 'https' : 'http',
    ...(address === null ? {} : { 'x-forwarded-for': address }),
    'x-request-id': requestId,
  };
}

/** Of an answer. `date` is the clock that countdowns go by, which is the upstream's. */
const passedBack = ['date', 'retry-after', 'content-disposition'] as const;

/** The headers of an answer that reach the visitor; the rest are this server's own. */
export const answerHeaders = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(
    passedBack.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' && value.length <= maxLength ? [[name, value] as const] : [];
    }),
  );
