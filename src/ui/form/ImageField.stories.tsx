import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../../../.storybook/kit/longText.ts';
import { Column } from '../../../.storybook/kit/Row.tsx';
import { imageFault, imageLimits } from '../../domain/imageRules.ts';
import { type ChosenImage, ImageField, type ImageFieldProps, type RefusedImage } from './ImageField.tsx';

function Used(props: ImageFieldProps) {
  const [images, setImages] = useState<readonly ChosenImage[]>(props.images);
  const [refused, setRefused] = useState<RefusedImage | null>(props.refused);
  const change = (chosen: readonly ChosenImage[], fault: RefusedImage | null) => {
    setImages(chosen);
    setRefused(fault);
  };
  return <ImageField {...props} images={images} refused={refused} onChange={change} />;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const png = (name: string) => new File([signature], name, { type: 'image/png' });

const meta = {
  title: 'Parts/Form/ImageField',
  component: ImageField,
  args: {
    label: 'Biên lai',
    rules: { ...imageLimits, faultOf: imageFault },
    images: [],
    refused: null,
    onChange: () => undefined,
  },
  render: (args) => (
    <Column>
      <Used {...args} />
    </Column>
  ),
} satisfies Meta<typeof ImageField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Biên lai/), [png('bien-lai.png'), png('mat-sau.png')]);
    await expect(await canvas.findByText('mat-sau.png')).toBeVisible();
  },
};
/** One image only: a second one is refused, and the first stays. */
export const Single: Story = {
  args: { rules: { ...imageLimits, count: 1, faultOf: (image, before) => (before > 0 ? 'count' : imageFault(image, before)) } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Biên lai/);
    await userEvent.upload(field, png('bien-lai.png'));
    await canvas.findByText('bien-lai.png');
    await userEvent.upload(field, png('thua.png'));
    await expect(await canvas.findByText(/thua\.png/, { selector: '[data-fault]' })).toBeVisible();
    await expect(canvas.getByText('bien-lai.png')).toBeVisible();
  },
};
export const Faulty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Biên lai/);
    await userEvent.upload(field, new File(['GIF89a'], 'anh-dong.png', { type: 'image/png' }));
    await canvas.findByText(/anh-dong\.png/, { selector: '[data-fault]' });
    await expect(field).toHaveAccessibleDescription(/anh-dong\.png/);
  },
};
export const LongText: Story = {
  args: { label: longText, images: [{ key: '0', file: png(`${longText}.png`) }], refused: { name: longText, rule: 'broken' } },
};
