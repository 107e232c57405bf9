import { useState } from 'react';
import { fileSizeText, type ImageFault, type SentImage, signatureLength } from '../../domain/imageRules.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import type { FieldProps } from './Field.tsx';
import { FileField } from './FileField.tsx';

/** An image that passed the rules that can be checked in the browser. */
export interface ChosenImage {
  readonly key: string;
  readonly file: File;
}

export interface RefusedImage {
  /** Name of the file. */
  readonly name: string;
  readonly rule: ImageFault;
}

export interface ImageRules {
  /** Maximum number of images. */
  readonly count: number;
  /** Maximum size of one file in bytes. */
  readonly bytes: number;
  /** Checks an image by size and first bytes; `before` is the number of images already chosen. */
  readonly faultOf: (image: SentImage, before: number) => ImageFault | null;
}

export interface ImageFieldProps extends Omit<FieldProps, 'help' | 'fault'> {
  readonly rules: ImageRules;
  readonly images: readonly ChosenImage[];
  readonly refused: RefusedImage | null;
  /** Called with the accepted images and the first of the new files that breaks a rule. */
  readonly onChange: (images: readonly ChosenImage[], refused: RefusedImage | null) => void;
}

/** Uploads of PNG and JPEG images. A file that breaks a rule is not added but reported. */
export function ImageField({ rules, images, refused, onChange, ...frame }: ImageFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [made, setMade] = useState(0);
  const slots = { limit: rules.count, size: fileSizeText(rules.bytes, language) };

  const add = async (files: readonly File[]) => {
    const taken = [...images];
    let first: RefusedImage | null = null;
    for (const [index, file] of files.entries()) {
      const rule = await faultOf(file, taken.length, rules);
      if (rule === null) taken.push({ key: String(made + index), file });
      else first ??= { name: file.name, rule };
    }
    setMade(made + files.length);
    onChange(taken, first);
  };

  return (
    <FileField
      {...frame}
      action={t('form.images.add')}
      help={t('form.images.help', slots)}
      fault={refused === null ? null : t(`form.images.${refused.rule}`, { ...slots, name: refused.name })}
      accept="image/png,image/jpeg"
      limit={rules.count}
      files={images.map(({ key, file }) => ({ key, name: file.name, note: fileSizeText(file.size, language) }))}
      onAdd={(files) => void add(files)}
      onRemove={(index) => onChange(images.toSpliced(index, 1), null)}
    />
  );
}

/** A file that was deleted after it was chosen cannot be read. */
const faultOf = (file: File, before: number, rules: ImageRules): Promise<ImageFault | null> =>
  file
    .slice(0, signatureLength)
    .arrayBuffer()
    .then(
      (bytes) => rules.faultOf({ size: file.size, head: new Uint8Array(bytes) }, before),
      () => 'broken',
    );
