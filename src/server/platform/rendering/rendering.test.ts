import sharp from 'sharp';
import { expect, it } from 'vitest';
import { render } from './index.ts';

it('hands bytes over and back, and goes on after a job that failed', async () => {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const jobs = await Promise.allSettled([
    render('cleanImage', png),
    render('cutFont', Buffer.from('no font'), {}, 'latin'),
    render('cleanImage', Buffer.from('no image')),
  ]);
  expect(jobs).toEqual([
    {
      status: 'fulfilled',
      value: expect.objectContaining({ width: 30, height: 20, bytes: expect.any(Buffer) as unknown }) as unknown,
    },
    { status: 'rejected', reason: expect.any(Error) as unknown },
    { status: 'fulfilled', value: 'type' },
  ]);
});
