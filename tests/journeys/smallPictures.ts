import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { realPictures } from './world.ts';

/**
 * Preloaded into the journeys' server: replaces every raster image below `/pictures/` with a 1 × 1 GIF to save bandwidth and
 * decoding, unless the request has the `realPictures` header. SVGs stay. `page.route` could do the same, but disables the
 * browser's cache and adds a round trip to every request.
 */
const picture = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const emit = Reflect.get(Server.prototype, 'emit') as (event: string | symbol, ...rest: unknown[]) => boolean;
Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]): boolean {
  const [request, response] = rest as [IncomingMessage, ServerResponse];
  if (event !== 'request' || !isPicture(request)) return Reflect.apply(emit, this, [event, ...rest]);
  response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'public, max-age=31536000, immutable' });
  response.end(picture);
  return true;
} as typeof emit;

const isPicture = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/pictures/') && !url.endsWith('.svg') && headers[realPictures] === undefined;
