import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/kit/Row.tsx';
import { SiteLink } from './SiteLink.tsx';

const meta = { title: 'Parts/SiteLink', component: SiteLink, args: { to: '/hot', children: 'Trò chơi' } } satisfies Meta<
  typeof SiteLink
>;
export default meta;

export const Ways: StoryObj<typeof meta> = {
  render: (args) => (
    <Row>
      <SiteLink {...args} />
      <SiteLink {...args} current>
        Trang này
      </SiteLink>
      <SiteLink to="mailto:hotro@example.com">Thư</SiteLink>
      <SiteLink to="https://example.com/" newTab>
        Trang khác
      </SiteLink>
    </Row>
  ),
};
