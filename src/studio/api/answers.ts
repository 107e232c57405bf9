import type { ActResult } from '../../wire/operate.ts';
import type { BetPage, RoundDetail } from '../../wire/play.ts';
import type {
  BrandCard,
  BrandPage,
  Change,
  Changes,
  DerivedBrand,
  Draft,
  DraftAnswer,
  PublishAnswer,
  SecondYes,
  UploadedFile,
  VersionDetail,
  VersionPage,
  VersionRow,
} from '../../wire/studio/brands.ts';
import type { StudioCall } from '../../wire/studio/calls.ts';
import type { DeskBulkResult, DeskDetail, DeskItem, DeskPage, DeskPayee, DeskResult } from '../../wire/studio/desk.ts';
import type {
  DeskEntries,
  DeskHistory,
  DeskMember,
  DeskMemberActed,
  DeskMemberPage,
  DeskMemberSession,
  DeskMessages,
  DeskNote,
  DeskPersonal,
  DeskRelated,
} from '../../wire/studio/deskMembers.ts';
import type { EditorPreview, PreviewLink } from '../../wire/studio/previews.ts';
import type {
  AuditPage,
  Invitation,
  OwnPasskeys,
  PasskeyOptions,
  StudioRecoveryCodes,
  StudioSession,
  TeamAnswer,
  TeamMember,
  TeamRequest,
} from '../../wire/studio/session.ts';

/** What each call answers. The passkey options are those of WebAuthn. */
interface Answers {
  readonly session: StudioSession;
  readonly signIn: StudioSession;
  readonly signOut: StudioSession;
  readonly sendCode: StudioSession;
  readonly sendRecoveryCode: StudioSession;
  readonly skipEnrolment: StudioSession;
  readonly prove: StudioSession;
  readonly sendPasskey: StudioSession;
  readonly passkeyOptions: PasskeyOptions;
  readonly newPasskeyOptions: PasskeyOptions;
  readonly addPasskey: null;
  readonly passkeys: OwnPasskeys;
  readonly removePasskey: null;
  readonly recoveryCodes: StudioRecoveryCodes;
  readonly invitation: Invitation;
  readonly acceptInvitation: StudioSession;
  readonly team: readonly TeamMember[];
  readonly invite: TeamAnswer;
  readonly changeMember: TeamAnswer;
  readonly reinvite: TeamAnswer;
  readonly teamRequests: readonly TeamRequest[];
  readonly answerTeamRequest: TeamAnswer;
  readonly audit: AuditPage;
  readonly brands: BrandPage;
  readonly deriveBrand: DerivedBrand;
  readonly createBrand: Draft;
  readonly brand: BrandCard;
  readonly versions: VersionPage;
  readonly version: VersionDetail;
  readonly versionChanges: readonly Change[];
  readonly cancelVersion: VersionRow;
  readonly secondYes: SecondYes;
  readonly giveSecondYes: PublishAnswer;
  readonly publish: PublishAnswer;
  readonly rollback: PublishAnswer;
  readonly draft: Draft;
  readonly writeDraft: DraftAnswer;
  readonly replaceDraft: DraftAnswer;
  readonly discardDraft: { readonly revision: number };
  readonly changes: Changes;
  readonly upload: UploadedFile;
  readonly uploadLogo: UploadedFile;
  readonly editorPreview: EditorPreview;
  readonly previews: readonly PreviewLink[];
  readonly addPreview: PreviewLink;
  readonly revokePreview: PreviewLink;
  readonly deskQueue: DeskPage;
  readonly deskBulk: DeskBulkResult;
  readonly deskItem: DeskDetail;
  readonly deskPayee: DeskPayee;
  readonly deskClaim: DeskItem;
  readonly deskRelease: null;
  readonly deskAct: DeskResult;
  readonly deskMembers: DeskMemberPage;
  readonly deskMember: DeskMember;
  readonly deskMemberPersonal: DeskPersonal;
  readonly deskMemberEntries: DeskEntries;
  readonly deskMemberBets: BetPage;
  readonly deskMemberRound: RoundDetail;
  readonly deskMemberRelated: DeskRelated;
  readonly deskMemberSessions: readonly DeskMemberSession[];
  readonly deskMemberMessages: DeskMessages;
  readonly deskMemberHistory: DeskHistory;
  readonly deskMemberNotes: readonly DeskNote[];
  readonly deskMemberNote: readonly DeskNote[];
  readonly deskMemberAct: DeskMemberActed;
  readonly deskMemberAdjust: ActResult;
}

/** Value of a call's envelope; `unknown` where the caller narrows it. */
export type AnswerOf<Name extends StudioCall> = Name extends keyof Answers ? Answers[Name] : unknown;
