import { answerTimeMs, type ContractState } from '../../../src/domain/contracts/index.ts';
import { type ContractContext, contractMachine } from '../../../src/flows/contract/index.ts';
import { both } from '../both.ts';
import { agentScene, bothSides } from '../contracts.ts';
import type { FlowPlan } from '../plan.ts';

const by = (side: 'upline' | 'downline', at = 1) => ({ by: side, at });

export const contract: FlowPlan = {
  machine: contractMachine,
  name: both('Hợp đồng', 'Contract'),
  about: both(
    'Vòng đời của một hợp đồng lương giữa đại lý và tuyến dưới, từ đề nghị đến chấm dứt, như nhau cho mọi loại.',
    'The life of a contract on wages between an agent and a downline, from the offer to its end, the same for every kind.',
  ),
  states: {
    offered: both('Đề nghị mới', 'Offered'),
    active: both('Hiệu lực', 'Active'),
    terminating: both('Yêu cầu chấm dứt', 'Termination requested'),
    rejected: both('Bị từ chối', 'Rejected'),
    withdrawn: both('Đã thu hồi', 'Withdrawn'),
    lapsed: both('Đã hết hạn', 'Lapsed'),
    superseded: both('Đã thay thế', 'Superseded'),
    ended: both('Đã kết thúc', 'Ended'),
  },
  starts: { offer: { say: both('tuyến trên đề nghị', 'the upline offers it'), input: () => ({ offeredAt: 0 }) } },
  events: {
    sign: {
      say: both('tuyến dưới đồng ý', 'the downline agrees'),
      event: { type: 'contract.accept', ...by('downline'), blockedBy: null },
    },
    agree: {
      say: both('tuyến trên đồng ý', 'the upline agrees'),
      event: { type: 'contract.accept', ...by('upline'), blockedBy: null },
    },
    reject: {
      say: both('tuyến dưới từ chối', 'the downline rejects'),
      event: { type: 'contract.reject', ...by('downline'), note: null },
    },
    keep: {
      say: both('tuyến trên giữ hợp đồng', 'the upline keeps it'),
      event: { type: 'contract.reject', ...by('upline'), note: null },
    },
    terminate: {
      say: both('tuyến dưới yêu cầu chấm dứt', 'the downline asks to terminate'),
      event: { type: 'contract.terminate', ...by('downline'), note: null },
    },
    terminateAbove: {
      say: both('tuyến trên yêu cầu chấm dứt', 'the upline asks to terminate'),
      event: { type: 'contract.terminate', ...by('upline'), note: null },
    },
    withdraw: {
      say: both('tuyến trên thu hồi', 'the upline withdraws'),
      event: { type: 'contract.withdraw', ...by('upline') },
    },
    withdrawBelow: {
      say: both('tuyến dưới thu hồi', 'the downline withdraws'),
      event: { type: 'contract.withdraw', ...by('downline') },
    },
    lapse: {
      say: both('bảy ngày không trả lời', 'seven days without an answer'),
      event: { type: 'contract.lapse', at: answerTimeMs + 1 },
    },
    supersede: {
      say: both('hợp đồng khác được ký', 'another contract is signed'),
      event: { type: 'contract.supersede', at: 1, successor: 'C251202-000002' },
    },
    separate: {
      say: both('hai bên không còn tuyến trên dưới', 'the two are separated'),
      event: { type: 'contract.separate', at: 1 },
    },
    exceed: {
      say: both('tỷ lệ của tuyến trên xuống thấp hơn', 'the own rate of the upline falls below it'),
      event: { type: 'contract.exceed', at: 1 },
    },
    stop: {
      say: both('người vận hành dừng hợp đồng', 'an operator stops it'),
      event: { type: 'contract.stop', at: 1 },
    },
  },
  answers: {},
  ignore: ['answerUntil', 'signedAt', 'endedAt', 'note', 'successor'],
  facets: ({ value, context }) => ({
    asked: value === 'terminating' ? ((context as ContractContext).requestedBy ?? undefined) : undefined,
  }),
  words: {
    'asked.upline': both('tuyến trên yêu cầu', 'asked by the upline'),
    'asked.downline': both('tuyến dưới yêu cầu', 'asked by the downline'),
  },
  scene: ({ value, facets: { asked } }) => ({
    ...agentScene(bothSides(value as ContractState, asked === 'upline' ? 'upline' : 'downline')),
    unrun: 'The server runs it; the page shows what it decided to both parties and asks it for the buttons.',
  }),
};
