import { assignInlineVars } from '@vanilla-extract/dynamic';
import { use, useEffect, useState } from 'react';
import { onThisClock } from '../../../api/serverTime.ts';
import { moneyOf, zero } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { fallbackAddress } from '../../../domain/picture.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, saveFile } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PictureOrigin } from '../../../ui/Picture/pictureOrigin.ts';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { DepositOrder } from '../../../wire/deposit.ts';
import { BankApps } from './BankApps.tsx';
import { CopyButton, copiedOf, Detail, OrderActions, OrderNews, Steps, type WaitingProps } from './OrderParts.tsx';
import * as css from './transfer.css.ts';

/** An order that is paid by a transfer to an account of the brand: its VietQR code, the same in words, and apps that pay it. */
export function TransferPanel(props: WaitingProps) {
  const { order, isChecked, onEnd } = props;
  const { id, amount, fee, net, instruction, apps } = order;
  const t = useText();
  const { money } = useBrand();
  const { qr = null, redirect = null, details = [] } = instruction ?? {};
  const content = details.find(({ detail }) => detail === 'content')?.text ?? '';
  const contentName = t('deposit.transfer.content');
  return (
    <section className={css.transfer} aria-label={t('deposit.order.waiting')}>
      <BankApps apps={apps} />
      <div className={css.scan}>
        <Card>
          <TimeLeft order={order} onEnd={onEnd} />
          {qr === null ? null : <Code value={qr} order={order} />}
        </Card>
      </div>
      <div className={css.words}>
        <Card>
          <dl className={css.details}>
            <Detail name={t('deposit.amount')} text={moneyText(amount, money)} copied={amount.replace(/\.0+$/, '')} />
            {moneyOf(fee) === zero ? null : <Detail name={t('deposit.net')} text={moneyText(net, money)} copied={null} />}
            {details.map(({ detail, text }) =>
              detail === 'content' ? null : (
                <Detail key={detail} name={t(`deposit.detail.${detail}`)} text={text} copied={copiedOf(detail, text)} />
              ),
            )}
            <Detail name={t('deposit.order.id')} text={id} copied={null} />
          </dl>
          <div className={css.content}>
            <span className={css.contentWords}>
              <span className={css.contentName}>{contentName}</span>
              <strong className={css.contentText}>{content}</strong>
            </span>
            <CopyButton name={contentName} text={content} />
          </div>
        </Card>
        <Card title={t('deposit.transfer.after')}>
          <div className={css.after}>
            <OrderNews {...props} />
            <Steps at={1} now={isChecked ? 'checking' : 'transfer'} />
            <OrderActions {...props} isSecond={false} />
            {redirect === null ? null : (
              <LinkButton to={redirect} newTab block tone="ghost" iconEnd={<Icon name="arrow-square-out" size={18} />}>
                {t('deposit.order.open')}
              </LinkButton>
            )}
          </div>
        </Card>
      </div>
      <div className={css.wide}>
        <Alert tone="warning">{t('deposit.transfer.keep')}</Alert>
      </div>
    </section>
  );
}

/** Time left of an order in figures and as a bar; said aloud when little is left. */
function TimeLeft({ order: { createdAt, expiresAt }, onEnd }: Pick<WaitingProps, 'order' | 'onEnd'>) {
  const t = useText();
  const end = onThisClock(Date.parse(expiresAt));
  const [start] = useState(Date.now);
  const whole = Date.parse(expiresAt) - Date.parse(createdAt);
  return (
    <div className={css.time}>
      <span className={css.timeName}>{t('deposit.transfer.left')}</span>
      <span className={css.timeText}>
        <Countdown endsAt={end} onEnd={onEnd} />
      </span>
      <span
        className={css.bar}
        style={assignInlineVars({ [css.lasts]: `${whole}ms`, [css.passed]: `${Math.min(0, end - start - whole)}ms` })}
      />
      <LittleLeft endsAt={end} />
    </div>
  );
}

/** Minutes before the end at which the time is said. */
const saidAt = [5, 1];

function LittleLeft({ endsAt }: { readonly endsAt: number }) {
  const t = useText();
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const timers = saidAt.flatMap((minutes) => {
      const wait = endsAt - minutes * 60_000 - Date.now();
      return wait > 0 ? [setTimeout(() => setSaid(minutes), wait)] : [];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [endsAt]);
  return (
    <VisuallyHidden>
      <output>{said === null ? '' : t('deposit.transfer.minutes', { count: said })}</output>
    </VisuallyHidden>
  );
}

interface CodeProps {
  /** Text of the code. */
  readonly value: string;
  readonly order: DepositOrder;
}

function Code({ value, order: { id, amount } }: CodeProps) {
  const t = useText();
  const { money, mark } = useBrand();
  const { showToast } = useOverlays();
  const picture = `${use(PictureOrigin)}${fallbackAddress(mark)}`;
  const save = async () => {
    try {
      const { qrPicture } = await import('../../../ui/QrCode/qrPicture.ts');
      saveFile(await qrPicture(value, picture), `${id}.png`);
    } catch {
      showToast({ tone: 'danger', title: t('deposit.transfer.unsaved') });
    }
  };
  return (
    <div className={css.code}>
      <QrCode
        size="xl"
        value={value}
        mark={picture}
        label={t('deposit.order.qr', { amount: priceText(amount, money.symbol, money) })}
      />
      <p className={css.codeTitle}>{t('deposit.transfer.scan')}</p>
      <p className={css.codeText}>{t('deposit.transfer.filled')}</p>
      <Button tone="secondary" iconStart={<Icon name="download-simple" size={18} />} onClick={() => void save()}>
        {t('deposit.transfer.save')}
      </Button>
    </div>
  );
}
