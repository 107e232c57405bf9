import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { realPictures } from './world.ts';

/**
 * Loaded before the server of the journeys: what `/pictures/` shows changes no journey, so every raster picture is one
 * small drawing, unless a page asks for real ones by a header. Drawings are cheap and stay real. A route of the browser would do
 * the same, but turns its cache off and stops every request for a moment.
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
