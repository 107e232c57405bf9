import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { WithBoot } from '../../../.storybook/kit/WithBoot.tsx';
import { Glyph } from './Glyph.tsx';

const meta = { title: 'Parts/Glyph', component: Glyph, args: { src: '', width: 90, height: 28 } } satisfies Meta<typeof Glyph>;
export default meta;

/** Logos of the vendors a brand offers, in `currentColor`. */
export const Vendors: StoryObj<typeof meta> = {
  render: ({ width, height }) => (
    <WithBoot>
      {({ queries }) => (
        <Row>
          {[
            ...new Map((queries.catalogue ?? []).flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one])).values(),
          ].map(({ vassalage, displayName, smallIcon }) => (
            <Glyph key={vassalage} src={smallIcon} width={width} height={height} label={displayName} />
          ))}
        </Row>
      )}
    </WithBoot>
  ),
};
