import { request } from 'node:http';
import { port } from '../world.ts';
import { expect } from './visitorPage.ts';

/** The one-time code in the newest message to this recipient. */
export const codeTo = (merchant: string, to: string) => find(merchant, to, /<kbd class="code">(\d{6})</);

/** The link in the newest mail to this recipient. */
export const linkTo = async (merchant: string, to: string) =>
  (await find(merchant, to, /<a href="([^"]+)"/)).replaceAll('&amp;', '&');

async function find(merchant: string, to: string, part: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const messages = (await outboxOf(merchant)).split('<li class="message">').slice(1);
      found = part.exec(messages.find((message) => message.includes(to)) ?? '')?.[1];
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

/** The outbox page is served on localhost only. */
const outboxOf = (merchant: string) =>
  new Promise<string>((done, fail) => {
    request(
      { host: '127.0.0.1', port, path: `/outbox?brand=${merchant}`, headers: { host: `localhost:${port}` } },
      (answer) => {
        let page = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          page += part;
        });
        answer.on('end', () => done(page));
      },
    )
      .once('error', fail)
      .end();
  });
