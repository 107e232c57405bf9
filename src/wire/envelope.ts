import Type, { type Static, type TSchema } from 'typebox';

/** Body of every response, whatever its status. `code` is `OK` or one of `failures`. */
export const envelopeOf = <Value extends TSchema>(value: Value) =>
  Type.Object({ success: Type.Boolean(), message: Type.String(), value, code: Type.String() }, { additionalProperties: false });

export const FailureEnvelope = envelopeOf(Type.Union([Type.Null(), Type.Unknown()]));
export type FailureEnvelope = Static<typeof FailureEnvelope>;

export interface Envelope<Value> {
  readonly success: boolean;
  readonly message: string;
  readonly value: Value;
  readonly code: string;
}

export const ok = <Value>(value: Value): Envelope<Value> => ({ success: true, message: '', value, code: 'OK' });
