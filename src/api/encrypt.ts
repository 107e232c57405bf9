/** The encryption of envelopes, as a file of ours: a second import answers with the file as it is, names and all. */
export { CompactEncrypt, importJWK } from 'jose';
