/** Name, method and path of every call of the studio. No other file contains such a path. */
export const studioCalls = {
  session: ['GET', '/studio/api/session'],
  signIn: ['POST', '/studio/api/session'],
  signOut: ['POST', '/studio/api/session/end'],
  sendCode: ['POST', '/studio/api/session/code'],
  sendRecoveryCode: ['POST', '/studio/api/session/recovery'],
  skipEnrolment: ['POST', '/studio/api/session/later'],
  /** Proves the second factor anew, before publishing. */
  prove: ['POST', '/studio/api/session/prove'],
  passkeyOptions: ['POST', '/studio/api/session/passkey/options'],
  sendPasskey: ['POST', '/studio/api/session/passkey'],
  newPasskeyOptions: ['POST', '/studio/api/me/passkeys/options'],
  addPasskey: ['POST', '/studio/api/me/passkeys'],
  passkeys: ['GET', '/studio/api/me/passkeys'],
  removePasskey: ['POST', '/studio/api/me/passkeys/:id/remove'],
  recoveryCodes: ['POST', '/studio/api/me/recovery-codes'],
  invitation: ['GET', '/studio/api/invitations/:token'],
  acceptInvitation: ['POST', '/studio/api/invitations/:token'],

  team: ['GET', '/studio/api/team'],
  invite: ['POST', '/studio/api/team'],
  changeMember: ['POST', '/studio/api/team/:name'],
  reinvite: ['POST', '/studio/api/team/:name/invitation'],
  audit: ['GET', '/studio/api/audit'],

  brands: ['GET', '/studio/api/brands'],
  deriveBrand: ['POST', '/studio/api/derive'],
  createBrand: ['POST', '/studio/api/brands'],
  brand: ['GET', '/studio/api/brands/:merchant'],
  versions: ['GET', '/studio/api/brands/:merchant/versions'],
  version: ['GET', '/studio/api/brands/:merchant/versions/:version'],
  versionChanges: ['GET', '/studio/api/brands/:merchant/versions/:version/changes'],
  cancelVersion: ['POST', '/studio/api/brands/:merchant/versions/:version/cancel'],
  publish: ['POST', '/studio/api/brands/:merchant/publish'],
  /** Of the command line: what a folder is merged with, its files as they are, and its publication. */
  source: ['GET', '/studio/api/brands/:merchant/source'],
  sourceFile: ['POST', '/studio/api/brands/:merchant/source/files'],
  publishSource: ['POST', '/studio/api/brands/:merchant/source'],
  rollback: ['POST', '/studio/api/brands/:merchant/rollback'],

  draft: ['GET', '/studio/api/brands/:merchant/draft'],
  writeDraft: ['POST', '/studio/api/brands/:merchant/draft'],
  /** Replaces the whole document, as the JSON editor does. */
  replaceDraft: ['POST', '/studio/api/brands/:merchant/draft/document'],
  discardDraft: ['POST', '/studio/api/brands/:merchant/draft/discard'],
  changes: ['GET', '/studio/api/brands/:merchant/draft/changes'],
  draftEvents: ['GET', '/studio/api/brands/:merchant/draft/events'],
  atPlace: ['POST', '/studio/api/brands/:merchant/draft/presence'],
  upload: ['POST', '/studio/api/brands/:merchant/files'],
  uploadLogo: ['POST', '/studio/api/files'],
  file: ['GET', '/studio/api/brands/:merchant/files/:digest'],

  editorPreview: ['POST', '/studio/api/brands/:merchant/preview'],
  previews: ['GET', '/studio/api/brands/:merchant/previews'],
  addPreview: ['POST', '/studio/api/brands/:merchant/previews'],
  revokePreview: ['POST', '/studio/api/brands/:merchant/previews/:id/revoke'],
} as const satisfies Readonly<Record<string, readonly ['GET' | 'POST', string]>>;

export type StudioCall = keyof typeof studioCalls;
