/** Lazy chunk: the reader of manifests with its generated validator and the palette audit. */
import { auditTheme } from '../../../brand/auditTheme.ts';
import { readBrand } from '../../../manifest/readBrand.ts';
import type { Draft } from '../../../wire/studio/brands.ts';

type StudioProblem = Draft['problems'][number];

/** Problems of a document, as far as its text alone shows them. */
export function problemsOfDocument(document: unknown): readonly StudioProblem[] {
  const reading = readBrand(JSON.stringify(document, null, 2), { audit: auditTheme });
  const problems = reading.ok ? reading.warnings : reading.problems;
  return problems.map(({ code, pointer, line, column, severity, message, patch }) => ({
    code,
    pointer,
    line,
    column,
    stops: severity === 'error',
    message: { en: message.en ?? message.vi, vi: message.vi },
    fix: patch === undefined || patch.length === 0 ? null : [...patch],
  }));
}
