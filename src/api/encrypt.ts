/**
 * The chunk of `jose`. A local module, because a retried import returns the namespace of the chunk itself, with the
 * export names of this file.
 */
export { CompactEncrypt, importJWK } from 'jose';
