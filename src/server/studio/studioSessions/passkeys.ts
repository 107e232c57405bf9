import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { operatorPasskey } from '../../platform/db/tables/index.ts';

/** Origin of the studio, as WebAuthn binds credentials to it. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
}

const rpName = 'Livery Studio';
/** A touch or a face is enough: the password was right before. */
const userVerification = 'preferred';

/** Passkeys and security keys of operators. A challenge is for one answer; the caller keeps it with the session. */
export function createPasskeys({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const listOf = (owner: string) =>
    db.select().from(operatorPasskey).where(eq(operatorPasskey.operator, owner)).orderBy(asc(operatorPasskey.createdAt));
  const descriptorsOf = async (owner: string) =>
    (await listOf(owner)).map(({ id, transports }) => ({ id, transports: [...transports] }));

  return {
    list: listOf,
    count: (owner: string): Promise<number> => db.$count(operatorPasskey, eq(operatorPasskey.operator, owner)),

    async registration(owner: { readonly id: string; readonly name: string }, party: RelyingParty) {
      return generateRegistrationOptions({
        rpName,
        rpID: party.id,
        userName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        attestationType: 'none',
        excludeCredentials: await descriptorsOf(owner.id),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      });
    },

    /** Adds the credential if it answers the challenge of this place. */
    async add(owner: string, response: RegistrationResponseJSON, challenge: string, party: RelyingParty): Promise<boolean> {
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
      }).catch(() => null);
      if (checked?.verified !== true) return false;
      const { credential } = checked.registrationInfo;
      const added = await db
        .insert(operatorPasskey)
        .values({
          id: credential.id,
          operator: owner,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: operatorPasskey.id });
      return added.length > 0;
    },

    async remove(owner: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(operatorPasskey)
        .where(and(eq(operatorPasskey.operator, owner), eq(operatorPasskey.id, id)))
        .returning({ id: operatorPasskey.id });
      return removed.length > 0;
    },

    async challenge(owner: string, party: RelyingParty) {
      return generateAuthenticationOptions({ rpID: party.id, allowCredentials: await descriptorsOf(owner), userVerification });
    },

    /** Whether a credential of the operator signed the challenge; a counter that goes back is that of a copy. */
    async accepts(
      owner: string,
      response: AuthenticationResponseJSON,
      challenge: string,
      party: RelyingParty,
    ): Promise<boolean> {
      const isOne = and(eq(operatorPasskey.operator, owner), eq(operatorPasskey.id, response.id));
      const [held] = await db.select().from(operatorPasskey).where(isOne);
      if (held === undefined) return false;
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        credential: { id: held.id, publicKey: new Uint8Array(held.publicKey), counter: held.counter },
      }).catch(() => null);
      if (checked?.verified !== true) return false;
      const { newCounter } = checked.authenticationInfo;
      const used = await db
        .update(operatorPasskey)
        .set({ counter: newCounter, usedAt: now() })
        .where(and(isOne, sql`(${operatorPasskey.counter} < ${newCounter} or ${newCounter} = 0)`))
        .returning({ id: operatorPasskey.id });
      return used.length > 0;
    },
  };
}
