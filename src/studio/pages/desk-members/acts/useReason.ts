import { useState } from 'react';

const shortest = 3;
/** Repeated with every try of one act, so that the server carries it out once. */
const newRequestId = () => `desk-${crypto.randomUUID()}`;

/** The reason of an act and its request id. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [requestId] = useState(newRequestId);
  return { reason: reason.trim(), typed: reason, setReason, requestId, isGiven: reason.trim().length >= shortest };
}
