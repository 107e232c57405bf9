import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { failureTextOf, useAct } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Field } from '../../kit/index.ts';
import * as css from './NewBrandPage.css.ts';
import type { Typed } from './useDerived.ts';

export interface LogoProps {
  readonly name: string;
  readonly colours: { readonly background: string; readonly color: string };
  readonly value: Typed['logo'];
  readonly onChange: (logo: Typed['logo']) => void;
}

/** The brand's first letter until a logo is uploaded; the server checks and cleans the file. */
export function Logo({ name, colours, value, onChange }: LogoProps) {
  const text = useText();
  const upload = useAct('uploadLogo', { failure: 'own' });
  const [shown, setShown] = useState<string | null>(null);
  const address = value === null ? null : shown;
  return (
    <Field label={text('newBrand.logo')} error={upload.error === null ? undefined : failureTextOf(upload.error, text)}>
      <div className={css.logo}>
        <span className={css.logoBox}>
          {address === null ? (
            <span className={css.letter} style={colours} aria-hidden="true">
              {([...name.trim()][0] ?? '?').toLocaleUpperCase()}
            </span>
          ) : (
            <img className={css.picture} src={address} alt="" />
          )}
        </span>
        <div className={css.column}>
          <span className={css.acts}>
            <FileTrigger
              acceptedFileTypes={['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']}
              onSelect={(files) => {
                const [chosen] = files ?? [];
                if (chosen === undefined) return;
                upload.mutate(
                  { body: chosen, query: { name: chosen.name.slice(-100) } },
                  {
                    onSuccess: ({ digest, bytes }) => {
                      void readFile(chosen).then(setShown);
                      onChange({ digest, bytes, name: chosen.name });
                    },
                  },
                );
              }}
            >
              <Button size="small" icon="upload-simple" isBusy={upload.isPending}>
                {text(value === null ? 'newBrand.logo.upload' : 'newBrand.logo.replace')}
              </Button>
            </FileTrigger>
            {value === null ? null : (
              <Button
                size="small"
                variant="ghost"
                onPress={() => {
                  upload.reset();
                  onChange(null);
                }}
              >
                {text('newBrand.logo.remove')}
              </Button>
            )}
          </span>
          <span className={css.hint}>
            {value === null
              ? text('newBrand.logo.hint')
              : text('newBrand.logo.is', { name: value.name, kilobytes: Math.max(1, Math.round(value.bytes / 1_000)) })}
          </span>
        </div>
      </div>
    </Field>
  );
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
