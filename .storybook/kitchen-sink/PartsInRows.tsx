import { Alert } from '../../src/ui/Alert/Alert.tsx';
import { Badge } from '../../src/ui/Badge/Badge.tsx';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Checkbox } from '../../src/ui/form/Checkbox.tsx';
import { PasswordMeter } from '../../src/ui/form/PasswordMeter.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { Icon } from '../../src/ui/Icon/Icon.tsx';
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx';
import { Pagination } from '../../src/ui/Pagination/Pagination.tsx';
import { SectionHeading } from '../../src/ui/SectionHeading/SectionHeading.tsx';
import { Segmented } from '../../src/ui/Segmented/Segmented.tsx';
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx';
import { TextLink } from '../../src/ui/TextLink/TextLink.tsx';
import { Row } from '../kit/Row.tsx';

const nothing = () => undefined;

/** One of each component, in the states that have separate colours. */
export function PartsInRows({ scope }: { readonly scope: string }) {
  return (
    <>
      <SectionHeading title="Phượng múa, lửa reo" level={3} note="hôm nay" aside={<TextLink to="/hot">Xem tất cả</TextLink>} />
      <Row>
        {(['primary', 'secondary', 'tonal', 'promo', 'danger', 'ghost'] as const).map((tone) => (
          <Button key={tone} tone={tone} size="sm">
            Nạp tiền
          </Button>
        ))}
        <Button busy size="sm">
          Nạp tiền
        </Button>
        <Button disabled size="sm">
          Nạp tiền
        </Button>
      </Row>
      <Row on="header">
        <Button tone="onHeader" size="sm">
          Đăng ký
        </Button>
        <Button tone="outlineOnHeader" size="sm">
          Đăng nhập
        </Button>
        <IconButton tone="inherit" label="Menu" icon={<Icon name="list" />} />
      </Row>
      <Row on="hero">
        <Button tone="onHero" size="sm">
          Xem trò chơi
        </Button>
        <Button tone="outlineOnHero" size="sm">
          Chơi thử
        </Button>
      </Row>
      <Row>
        {(['hot', 'new', 'neutral', 'accent', 'reward'] as const).map((kind) => (
          <Badge key={kind} kind={kind}>
            Nổi bật
          </Badge>
        ))}
      </Row>
      {(['success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Đã lưu thay đổi">
          Bạn có thể đóng cửa sổ này.
        </Alert>
      ))}
      <TextField name={`${scope}-name`} label="Tên đăng nhập" value="minhanh" onChange={nothing} good icon="user" />
      <TextField name={`${scope}-mail`} label="Thư điện tử" value="minhanh@" onChange={nothing} fault="Địa chỉ chưa đúng." />
      <PasswordMeter strength={3} />
      <Checkbox name={`${scope}-terms`} checked onChange={nothing}>
        Tôi đã đủ tuổi
      </Checkbox>
      <Tabs
        label={`Nhóm ${scope}`}
        items={[
          { id: `${scope}-a`, label: 'Tất cả' },
          { id: `${scope}-b`, label: 'Mới nhất' },
        ]}
        selected={`${scope}-a`}
        onSelect={nothing}
        panelId={`${scope}-panel`}
      />
      <div id={`${scope}-panel`} role="tabpanel" aria-label={scope}>
        <Segmented
          label={`Giao diện ${scope}`}
          options={[
            { value: 'dark', label: 'Tối' },
            { value: 'light', label: 'Sáng' },
          ]}
          value="dark"
          onChange={nothing}
        />
      </div>
      <Pagination page={3} totalPages={9} onChange={nothing} label={`Trang ${scope}`} />
    </>
  );
}
