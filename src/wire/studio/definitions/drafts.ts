import Type from 'typebox';
import type { Definition } from '../../definition.ts';
import {
  Changes,
  DerivedBrand,
  Draft,
  DraftAnswer,
  DraftPlace,
  DraftReplace,
  DraftWrite,
  FiveInputs,
  UploadedFile,
  uploadQuery,
} from '../brands.ts';
import type { StudioCall } from '../calls.ts';
import { FolderChoices, FolderDrift } from '../folder.ts';
import { EditorPreview, OfPreview, PreviewLink, PreviewOrder } from '../previews.ts';
import { nullable, OfBrand, OfFile, onlyLanguage } from '../shapes.ts';

export const draftsDefinitions = {
  createBrand: {
    summary: 'Start a brand as a draft from five inputs',
    tags: ['studio'],
    query: onlyLanguage,
    body: FiveInputs,
    answer: Draft,
  },
  draft: {
    summary: 'The draft of a brand',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    answer: Draft,
  },
  writeDraft: {
    summary: 'Write settings of a draft',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    body: DraftWrite,
    answer: DraftAnswer,
  },
  replaceDraft: {
    summary: 'Write the whole document of a draft',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    body: DraftReplace,
    answer: DraftAnswer,
  },
  discardDraft: {
    summary: 'Go back to the published version',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    answer: Type.Object({ revision: Type.Integer() }),
  },
  changes: {
    summary: 'What a draft changes, in words, and the gates before publishing',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    answer: Changes,
  },
  folderDrift: {
    summary: 'What the changed folder of a brand would bring into its draft; null if both agree',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    answer: nullable(FolderDrift),
  },
  takeFolder: {
    summary: 'Merge the changed folder of a brand into its draft, with the sides that were chosen',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    body: FolderChoices,
    answer: Type.Object({ revision: Type.Integer() }),
  },
  draftEvents: {
    hide: true,
    params: OfBrand,
    query: onlyLanguage,
    answer: 'stream',
  },
  atPlace: {
    summary: 'Show the other editors which setting one is at',
    tags: ['studio'],
    params: OfBrand,
    query: onlyLanguage,
    body: DraftPlace,
    answer: Type.Null(),
  },
  upload: {
    summary: 'Upload a picture or font, which the draft may name; the body is the file',
    tags: ['studio'],
    params: OfBrand,
    query: Type.Object(uploadQuery),
    body: 'file',
    answer: UploadedFile,
  },
  file: {
    summary: 'A file of a draft or of the version it started from',
    tags: ['studio'],
    params: OfFile,
    query: onlyLanguage,
    answer: 'file',
  },
  editorPreview: {
    summary: 'Where the editor shows the draft',
    tags: ['studio'],
    params: OfBrand,
    answer: EditorPreview,
  },
  previews: {
    summary: 'Preview links, with remarks',
    tags: ['studio'],
    params: OfBrand,
    answer: Type.Array(PreviewLink),
  },
  addPreview: {
    summary: 'Make a preview link; its address is in this answer only',
    tags: ['studio'],
    params: OfBrand,
    body: PreviewOrder,
    answer: PreviewLink,
  },
  revokePreview: {
    summary: 'Revoke a preview link',
    tags: ['studio'],
    params: OfPreview,
    answer: PreviewLink,
  },
  deriveBrand: {
    summary: 'A brand from five inputs, without writing it',
    tags: ['studio'],
    query: onlyLanguage,
    body: FiveInputs,
    answer: DerivedBrand,
  },
  uploadLogo: {
    summary: 'Upload a logo for a new brand; the body is the file',
    tags: ['studio'],
    query: Type.Object(uploadQuery),
    body: 'file',
    answer: UploadedFile,
  },
} as const satisfies Partial<Record<StudioCall, Definition>>;
