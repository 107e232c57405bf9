import type { Static } from 'typebox';
import type { ManifestChange } from '../../../manifest/changes/index.ts';
import type { LocalText, Problem } from '../../../manifest/index.ts';
import type { Change, PublishAnswer, SecondYes, VersionRow } from '../../../wire/studio/brands.ts';
import type { StudioProblem } from '../../../wire/studio/shapes.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import type { Published, Publishing } from './publishing.ts';
import type { VersionEntry } from './versions.ts';

/** Answers of the studio about versions, in the shapes of the wire. */

const studioText = ({ vi, en }: LocalText) => ({ en: en ?? vi, vi });

export const versionRow = (entry: VersionEntry): VersionRow => ({
  version: entry.version,
  digest: entry.digest,
  kind: entry.kind,
  restores: entry.restores,
  by: entry.author,
  at: entry.createdAt.toISOString(),
  note: entry.note,
  state: entry.state,
  liveFrom: entry.liveFrom?.toISOString() ?? null,
  liveUntil: entry.liveUntil?.toISOString() ?? null,
  share: 100,
  schemaVersion: entry.schemaVersion,
});

const problemRow = ({ code, pointer, line, column, severity, message, patch }: Problem): Static<typeof StudioProblem> => ({
  code,
  pointer,
  line,
  column,
  stops: severity === 'error',
  message: studioText(message),
  fix: patch === undefined || patch.length === 0 ? null : [...patch],
});

/** Differences without their writers. */
export const changeRow = ({ place, sentence, undo, before, after, ...change }: ManifestChange): Change => ({
  ...change,
  place: studioText(place),
  sentence: studioText(sentence),
  before: before ?? null,
  after: after ?? null,
  changed: null,
  undo: [...undo],
});

export const publishAnswer = ({ result, version, back = null, problems, changes }: Published): PublishAnswer => ({
  result,
  back,
  version: version === null ? null : versionRow(version),
  problems: problems.map(problemRow),
  changes: changes.map(changeRow),
});

type Asked = NonNullable<Awaited<ReturnType<Publishing['asked']>>>;

/** The answer to a reader about a version that a second operator was asked about. */
export function secondYesRow(
  { approval, state, writers, decidedBy, changes }: Asked,
  by: string,
  reader: ActingOperator,
): SecondYes {
  const { askedBy, askedAt, expiresAt, reason, input, decidedAt } = approval;
  return {
    state,
    by,
    at: askedAt.toISOString(),
    until: expiresAt.toISOString(),
    note: reason,
    digest: input['digest'] ?? '',
    isOwn: askedBy === reader.id || writers.includes(reader.name),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    changes: changes.map(changeRow),
  };
}

/** Whether something is served, now or later. */
export const isReleased = ({ result }: Published): boolean => result === 'published' || result === 'scheduled';
