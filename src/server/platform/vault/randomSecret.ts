import { randomBytes } from 'node:crypto';

/** 256 random bits in base64url: a bearer token or a key. */
export const randomSecret = () => randomBytes(32).toString('base64url');
