import { call } from './call.ts';

export interface Feedback {
  readonly kind: 'feedback' | 'complaint';
  readonly content: string;
  readonly contact?: string;
}

/** Leaves a message for the operator; answers the reference number. */
export const sendFeedback = (feedback: Feedback) => call<{ reference: string }>('feedback', { body: feedback });
