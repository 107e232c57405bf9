import { useRef } from 'react';
import { addressOf, failureTextOf, useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Field, IconButton } from '../../kit/index.ts';
import { refreshDraft } from '../draft/openDraft.ts';
import { useFiles, useOpenDraft } from '../draft/useDraft.ts';
import { FieldEnd, FieldError } from './FieldEnd.tsx';
import { useField } from './fieldState.ts';
import * as css from './form.css.ts';
import type { FieldProps } from './settingContext.ts';

const pictures = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif,image/gif';
const fonts = '.woff2,.woff,.ttf,.otf';

/** Address of a file of the draft; null if it is not there. */
export function useFileAddress(path: unknown): string | null {
  const { merchant } = useOpenDraft();
  const files = useFiles();
  const digest = typeof path === 'string' ? files[path] : undefined;
  return digest === undefined ? null : addressOf('file', { params: { merchant, digest } });
}

/** Uploads a file and gives the path that the manifest may name. */
export function useUpload(onDone: (path: string) => void) {
  const draft = useOpenDraft();
  const upload = useAct('upload', {
    failure: 'own',
    onDone: (file) => {
      onDone(file.path);
      void refreshDraft(draft).catch(() => undefined);
    },
  });
  return {
    isBusy: upload.isPending,
    error: upload.error,
    forget: upload.reset,
    send: (file: File) =>
      upload.mutate({
        params: { merchant: draft.merchant },
        query: { name: file.name.slice(-100) },
        body: new Blob([file], { type: 'application/octet-stream' }),
      }),
  };
}

/** A picture or font of the brand. */
export function FileField({ field, isLabelHidden = false }: FieldProps) {
  const text = useText();
  const state = useField(field);
  const input = useRef<HTMLInputElement>(null);
  const address = useFileAddress(state.value);
  const { send, isBusy, error, forget } = useUpload(state.set);
  const isPicture = field.node['x-studio']?.widget === 'image';
  const path = typeof state.value === 'string' ? state.value : null;
  return (
    <Field
      label={isLabelHidden ? '' : state.label}
      hint={state.help}
      error={error !== null ? failureTextOf(error, text) : state.problem === null ? undefined : <FieldError state={state} />}
      end={<FieldEnd field={field} state={state} />}
    >
      <span className={css.row}>
        {isPicture && address !== null ? <img className={css.thumbnail} src={address} alt="" /> : null}
        <span className={`${css.grow} ${css.code}`}>{path ?? text('editor.noFile')}</span>
        {path === null || field.isRequired || state.isLocked ? null : (
          <IconButton
            icon="trash"
            size="small"
            label={text('editor.removeOf', { setting: state.label })}
            onPress={() => {
              forget();
              state.set(undefined);
            }}
          />
        )}
        <Button
          size="small"
          icon="upload-simple"
          isBusy={isBusy}
          isDisabled={state.isLocked}
          aria-label={text(path === null ? 'editor.uploadOf' : 'editor.replaceOf', { setting: state.label })}
          onPress={() => input.current?.click()}
        >
          {text(path === null ? 'editor.upload' : 'editor.replace')}
        </Button>
        <input
          ref={input}
          type="file"
          className={css.hiddenInput}
          tabIndex={-1}
          aria-hidden="true"
          accept={isPicture ? pictures : fonts}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) send(file);
            target.value = '';
          }}
        />
      </span>
    </Field>
  );
}
