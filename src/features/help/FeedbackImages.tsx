import { useState } from 'react';
import { fileSizeText } from '../../domain/fileSizeText.ts';
import { type ImageFault, imageFault, imageLimits, signatureLength } from '../../domain/imageRules.ts';
import { LateWords, useLanguage, useText } from '../../i18n/index.ts';
import { FileField } from '../../ui/form/FileField.tsx';

/** An image that passed what can be seen of it here. */
export interface ChosenImage {
  readonly key: string;
  readonly file: File;
}

/** What is wrong with an image, and with which one. */
export interface RefusedImage {
  readonly name: string;
  readonly rule: ImageFault;
}

export interface FeedbackImagesProps {
  readonly images: readonly ChosenImage[];
  readonly refused: RefusedImage | null;
  readonly onChange: (images: readonly ChosenImage[], refused: RefusedImage | null) => void;
}

/** Images that go with a message. What cannot go is never taken on, and said. */
export function FeedbackImages(props: FeedbackImagesProps) {
  return (
    <LateWords>
      <Images {...props} />
    </LateWords>
  );
}

function Images({ images, refused, onChange }: FeedbackImagesProps) {
  const t = useText();
  const language = useLanguage();
  const [made, setMade] = useState(0);
  const slots = { limit: imageLimits.count, size: fileSizeText(imageLimits.bytes, language) };

  const add = async (files: readonly File[]) => {
    const taken = [...images];
    let first: RefusedImage | null = null;
    for (const [index, file] of files.entries()) {
      const rule = await faultOf(file, taken.length);
      if (rule === null) taken.push({ key: String(made + index), file });
      else first ??= { name: file.name, rule };
    }
    setMade(made + files.length);
    onChange(taken, first);
  };

  return (
    <FileField
      label={t('form.images')}
      action={t('form.images.add')}
      help={t('form.images.help', slots)}
      fault={refused === null ? null : t(`form.images.${refused.rule}`, { ...slots, name: refused.name })}
      accept={accepted}
      limit={imageLimits.count}
      files={images.map(({ key, file }) => ({ key, name: file.name, note: fileSizeText(file.size, language) }))}
      onAdd={(files) => void add(files)}
      onRemove={(index) => onChange(images.toSpliced(index, 1), null)}
    />
  );
}

const accepted = 'image/png,image/jpeg';

/** A file that went away since it was chosen cannot be read. */
const faultOf = (file: File, before: number): Promise<ImageFault | null> =>
  file
    .slice(0, signatureLength)
    .arrayBuffer()
    .then(
      (bytes) => imageFault({ size: file.size, head: new Uint8Array(bytes) }, before),
      () => 'broken',
    );
