import { request } from 'node:http';
import { port } from '../world.ts';
import { expect } from './visitorPage.ts';

/** The digits of the newest message to somebody, as a person reads them off their phone. */
export const codeTo = (merchant: string, to: string) => find(merchant, to, /<kbd class="code">(\d{6})</);

/** Where the newest mail to somebody leads. */
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

/** Served to this machine alone, by its own name. */
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
