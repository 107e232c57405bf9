import { asked, askedByMe, offeredByMe, offeredToMe, storyContract } from '../../../.storybook/kit/contractAnswers.ts';
import { type ContractAnswer, contractAnswerMachine, type PartyAct } from '../../../src/flows/contract/index.ts';
import type { Contract } from '../../../src/wire/contracts.ts';
import { Failure } from '../../../src/wire/failure.ts';
import { bad, formFacets, good } from '../answers.ts';
import { type Both, both } from '../both.ts';
import { agentScene } from '../contracts.ts';
import type { FlowPlan, Start } from '../plan.ts';

const isClosed = both('Cửa sổ đã đóng; danh sách ở dưới.', 'The dialog is closed; the list is below it.');

type Act = 'sign' | 'reject' | 'withdraw' | 'terminate' | 'agree' | 'keep' | 'takeBack';

const acts: Readonly<Record<Act, { readonly say: Both; readonly act: PartyAct; readonly contract: Contract }>> = {
  sign: { say: both('tuyến dưới ký', 'the downline signs'), act: 'accept', contract: offeredToMe },
  reject: { say: both('tuyến dưới từ chối', 'the downline rejects'), act: 'reject', contract: offeredToMe },
  withdraw: { say: both('tuyến trên thu hồi', 'the upline withdraws'), act: 'withdraw', contract: offeredByMe },
  terminate: {
    say: both('một bên yêu cầu chấm dứt', 'a party asks to terminate'),
    act: 'terminate',
    contract: storyContract(3),
  },
  agree: { say: both('bên kia đồng ý chấm dứt', 'the other party agrees to end it'), act: 'accept', contract: asked },
  keep: { say: both('bên kia giữ hợp đồng', 'the other party keeps it'), act: 'reject', contract: asked },
  takeBack: { say: both('rút yêu cầu chấm dứt', 'takes back the request'), act: 'withdraw', contract: askedByMe },
};
const actNames = Object.keys(acts) as Act[];

const startOf = ({ say, act, contract: { contractId, version, signing } }: (typeof acts)[Act]): Start => ({
  say,
  input: () => ({ act, contractId, version, ends: signing?.ends ?? null }),
});

/** The act of a dialog. */
const actOf = (answer: Pick<ContractAnswer, 'act' | 'contractId'>) =>
  actNames.find((name) => acts[name].act === answer.act && acts[name].contract.contractId === answer.contractId);

export const contractAnswer: FlowPlan = {
  machine: contractAnswerMachine,
  name: both('Trả lời hợp đồng', 'Answer to a contract'),
  about: both(
    'Ký, từ chối, chấm dứt hoặc thu hồi. Hợp đồng đã đổi trong lúc đó được đọc lại trước khi trả lời.',
    'Signs, rejects, terminates or withdraws. A contract that has changed meanwhile is read again before it is answered.',
  ),
  states: {
    asking: both('Đang hỏi', 'Asking'),
    sending: both('Đang gửi', 'Sending'),
    stale: both('Hợp đồng đã thay đổi', 'The contract has changed'),
    sent: both('Đã gửi', 'Sent'),
    closed: both('Để sau', 'Later'),
  },
  starts: Object.fromEntries(actNames.map((name) => [name, startOf(acts[name])])),
  events: {
    send: { say: both('gửi câu trả lời', 'sends the answer'), event: { type: 'contract.send', note: '' } },
    read: {
      say: both('hợp đồng được đọc lại', 'the contract is read again'),
      event: { type: 'contract.read', version: 2, ends: null },
    },
    close: { say: both('để sau', 'puts it off'), event: { type: 'contract.close' } },
  },
  answers: {
    send: {
      done: good.done,
      changed: { say: both('bên kia nhanh hơn', 'the other party was faster'), error: new Failure('CONFLICT') },
      offline: bad.offline,
    },
  },
  ignore: ['version', 'ends', 'note'],
  facets(snapshot) {
    const { problem } = formFacets(snapshot);
    const isAsked = snapshot.value === 'asking' && problem === undefined;
    return { act: isAsked ? actOf(snapshot.context as ContractAnswer) : undefined, problem };
  },
  words: Object.fromEntries(actNames.map((name) => [`act.${name}`, acts[name].say])),
  scene: ({ start }) => {
    const name = actNames.find((each) => each === start) ?? 'sign';
    return { ...agentScene([acts[name].contract]), presses: `contract.act.${name}` };
  },
  undrawn: { sent: isClosed, closed: isClosed },
};
