import type { ImageFault } from '../../../src/domain/imageRules.ts';
import { avatarMachine } from '../../../src/flows/avatar/index.ts';
import { bad, good } from '../answers.ts';
import { both } from '../both.ts';
import type { FlowPlan } from '../plan.ts';

const size = { width: 300, height: 200 };
/** Drawn by the browser; the states are explored without one. */
const picture = typeof OffscreenCanvas === 'undefined' ? size : striped(new OffscreenCanvas(size.width, size.height));

function striped(canvas: OffscreenCanvas): OffscreenCanvas {
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['teal', 'navy', 'purple'].entries()) {
    if (context === null) break;
    context.fillStyle = colour;
    context.fillRect(index * 100, 0, 100, size.height);
  }
  return canvas;
}

export const avatar: FlowPlan = {
  machine: avatarMachine,
  name: both('Ảnh đại diện', 'Picture of the account'),
  about: both(
    'Chọn ảnh có sẵn bằng một lần bấm, hoặc mở ảnh của mình, chọn phần ảnh rồi gửi.',
    'A ready picture by one press, or an own one that is opened, cut and sent.',
  ),
  states: {
    showing: both('Đang hiện ảnh', 'Picture shown'),
    opening: both('Đang mở tệp', 'Opening the file'),
    cutting: both('Chọn phần ảnh', 'Choosing the part'),
    uploading: both('Đang gửi', 'Sending'),
    choosing: both('Đang đổi', 'Changing'),
  },
  starts: { open: { say: both('mở hồ sơ', 'opens the profile'), input: () => undefined } },
  events: {
    take: { say: both('chọn một tệp', 'chooses a file'), event: { type: 'avatar.take', file: new Blob(['x']) } },
    choose: { say: both('chọn ảnh có sẵn', 'chooses a ready picture'), event: { type: 'avatar.choose', avatar: 'a02.svg' } },
    save: { say: both('dùng phần ảnh này', 'uses this part'), event: { type: 'avatar.save', image: 'AAAA' } },
    cancel: { say: both('huỷ', 'cancels'), event: { type: 'avatar.cancel' } },
  },
  answers: {
    open: {
      picture: { say: both('tệp là ảnh', 'the file is a picture'), output: { picture } },
      type: { say: both('tệp không phải ảnh', 'the file is no picture'), output: { fault: 'type' } },
    },
    upload: { done: good.done, offline: bad.offline },
    choose: { done: good.done, offline: bad.offline },
  },
  ignore: ['picture'],
  facets({ context }) {
    const { fault, failed } = context as { fault: ImageFault | null; failed: { code: 'NETWORK' } | null };
    return { problem: failed?.code, fault: fault ?? undefined };
  },
  words: { 'fault.type': both('không phải ảnh', 'no picture') },
  scene: () => ({ address: '/index?member=securityCenter&member.tab=profile', member: true }),
  alike: [
    {
      states: ['showing', 'opening', 'choosing'],
      because: both('Việc mở tệp và đổi ảnh chỉ kéo dài chốc lát.', 'Opening a file and changing take a moment only.'),
    },
  ],
};
