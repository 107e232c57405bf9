type Outcome = 'done' | 'asked' | 'refused';

export interface EventKind {
  readonly outcome: Outcome;
  readonly means: string;
}

/** Every kind of security event. `docs/security-events.md` is printed from here. */
export const eventKinds = {
  'account.registered': { outcome: 'done', means: 'An account was registered.' },
  'trial.started': { outcome: 'done', means: 'A trial account was made.' },
  'login.done': { outcome: 'done', means: 'A session began.' },
  'login.verify': { outcome: 'asked', means: 'The credentials were right; a further proof was asked for.' },
  'login.refused': { outcome: 'refused', means: 'The credentials were wrong, or the account is closed.' },
  'login.held': { outcome: 'refused', means: 'A login had to wait, or its picture was wrong or missing.' },
  'identity.refused': { outcome: 'refused', means: 'A token of the identity provider was not accepted.' },
  'identity.linked': { outcome: 'done', means: 'An identity of the provider was bound to an account.' },
  'address.asked': { outcome: 'asked', means: 'A login came from a new network; a proof was asked for.' },
  'address.registered': { outcome: 'done', means: 'The proof was right; the network is trusted.' },
  'address.refused': { outcome: 'refused', means: 'The proof of a login from a new network was wrong.' },
  'authenticator.bound': { outcome: 'done', means: 'An authenticator app was bound.' },
  'authenticator.reset': {
    outcome: 'done',
    means: 'An operator removed a lost authenticator; the sessions of the account ended.',
  },
  'recoveryCodes.issued': { outcome: 'done', means: 'Recovery codes were made; earlier ones ended.' },
  'recoveryCode.used': { outcome: 'done', means: 'A recovery code stood in for the authenticator.' },
  'stepUp.done': { outcome: 'done', means: 'A user re-authenticated for one act.' },
  'stepUp.refused': { outcome: 'refused', means: 'The proof of a re-authentication was wrong.' },
  'code.refused': { outcome: 'refused', means: 'A one-time code, or a code of an authenticator, was wrong or spent.' },
  'link.refused': { outcome: 'refused', means: 'A mailed link or a ticket was unknown, spent or too old.' },
  'password.changed': { outcome: 'done', means: 'A password was changed by its owner.' },
  'password.refused': { outcome: 'refused', means: 'The old password was wrong.' },
  'profile.changed': { outcome: 'done', means: 'A user changed fields of their profile.' },
  'avatar.changed': { outcome: 'done', means: 'A user chose or uploaded a picture.' },
  'password.linkSent': { outcome: 'done', means: 'A link to reset a password was mailed.' },
  'password.reset': { outcome: 'done', means: 'A password was reset.' },
  'paymentPassword.set': { outcome: 'done', means: 'A payment password was set by its owner.' },
  'paymentPassword.refused': { outcome: 'refused', means: 'A payment password was wrong.' },
  'session.ended': { outcome: 'done', means: 'A session was ended by its owner.' },
  'session.othersEnded': { outcome: 'done', means: 'The other sessions of an account were ended by its owner.' },
  'session.displaced': { outcome: 'done', means: 'A login ended the least recently used session of an account with too many.' },
  'session.endedByOperator': { outcome: 'done', means: 'The sessions of an account were ended by an operator.' },
  'account.closed': { outcome: 'done', means: 'An account was closed by an operator; its sessions ended.' },
  'account.reopened': { outcome: 'done', means: 'A closed account was opened again by an operator.' },
  'account.excluded': { outcome: 'done', means: 'A player was excluded from playing by an operator.' },
  'balance.adjusted': { outcome: 'done', means: 'An operator credited or debited an account.' },
  'approval.asked': { outcome: 'asked', means: 'An act of an operator waits for a second one.' },
  'approval.given': { outcome: 'done', means: 'A second operator approved an act.' },
  'approval.rejected': { outcome: 'done', means: 'An act that waited for a second operator was declined or withdrawn.' },
  'operator.added': { outcome: 'done', means: 'An operator was added.' },
  'operator.changed': { outcome: 'done', means: 'An operator was disabled or enabled, or got a new token.' },
  'limit.changed': { outcome: 'done', means: 'A player set, lowered or removed a limit, or asked for a higher one.' },
  'play.timeOut': { outcome: 'done', means: 'A player began a time-out.' },
  'play.excluded': { outcome: 'done', means: 'A player began a self-exclusion.' },
  'session.foreign': { outcome: 'refused', means: 'A token of another brand was sent.' },
  'access.refused': { outcome: 'refused', means: 'A session or an account called what it may not call.' },
  'operator.refused': {
    outcome: 'refused',
    means: 'A page or call of operators was asked for without the right token or role.',
  },
  'transfer.sent': { outcome: 'done', means: 'Money was transferred to an upline or a downline.' },
  'vendor.refused': { outcome: 'refused', means: 'A call of a vendor had a wrong signature or time.' },
  'vendorSecret.changed': { outcome: 'done', means: 'An operator stored a secret of a vendor.' },
  'vendorSecret.retired': { outcome: 'done', means: 'An operator ended the former secret of a vendor.' },
  'payment.refused': {
    outcome: 'refused',
    means: 'A report of a payment provider was forged, late, or about another order or account.',
  },
  'payment.mismatch': { outcome: 'refused', means: 'A payment provider reported another amount than was ordered.' },
  'deposit.credited': { outcome: 'done', means: 'An operator credited a deposit.' },
  'deposit.failed': { outcome: 'done', means: 'An operator failed a deposit.' },
  'envelope.replayed': { outcome: 'refused', means: 'A sealed request was sent a second time.' },
  'challenge.refused': { outcome: 'refused', means: 'The result of a challenge was missing, wrong or spent.' },
  'limit.reached': { outcome: 'refused', means: 'A caller reached a rate limit.' },
} as const satisfies Readonly<Record<string, EventKind>>;

export type SecurityEventKind = keyof typeof eventKinds;
