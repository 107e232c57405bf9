import { paper, scenery } from './StatusScreen.css.ts';

/** An illustration in the brand's second colour, for brands without an image. */
export function Scenery({ gears }: { readonly gears: boolean }) {
  return (
    <svg className={scenery} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" fill="currentColor" aria-hidden="true">
      {gears ? <Gears /> : <Hills />}
    </svg>
  );
}

function Gears() {
  return (
    <>
      <path opacity=".07" d="M340-10h60L60 910H0zM540-10h120L320 910H200zM920-10h40L620 910h-40zM1260-10h90L1010 910h-90z" />
      <g fill="none" stroke="currentColor" opacity=".35">
        <circle cx="1046" cy="452" r="286" strokeWidth="1.5" />
        <circle cx="1046" cy="452" r="262" strokeWidth="10" strokeDasharray="2 15" />
      </g>
      <Gear x={1046} y={452} size={190} opacity={0.5} />
      <Gear x={1250} y={230} size={112} opacity={0.34} />
      <Gear x={858} y={676} size={92} opacity={0.34} />
      <Gear x={1262} y={690} size={66} opacity={0.8} />
    </>
  );
}

interface GearProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity: number;
}

function Gear({ x, y, size, opacity }: GearProps) {
  const turns = [0, 45, 90, 135, 180, 225, 270, 315];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100}) rotate(12)`} opacity={opacity}>
      <path fillRule="evenodd" d="M0-82a82 82 0 1 1 0 164a82 82 0 1 1 0-164zM0-40a40 40 0 1 0 0 80a40 40 0 1 0 0-80z" />
      {turns.map((turn) => (
        <path key={turn} d="M-20-76-14-104H14L20-76z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function Hills() {
  return (
    <>
      <path opacity=".1" d="M402 322 0 226v236zM402 322l1038-210v424z" />
      <circle cx="402" cy="322" r="168" opacity=".12" />
      <circle cx="402" cy="322" r="96" opacity=".16" />
      <path opacity=".16" d="M0 640C160 540 330 520 520 610S900 660 1080 590s260-50 360 10v300H0z" />
      <path opacity=".62" d="M150 702c86-84 170-112 252-112s176 28 258 112z" />
      <g className={paper}>
        <path d="M362 626l12-214h56l12 214z" />
        <path d="M380 336h44v58h-44z" />
      </g>
      <path opacity=".85" d="M364 590l2.5-44h71l2.5 44zM369 502l2.5-44h61l2.5 44zM376 336l26-38 26 38zM360 396h84v16h-84z" />
      <path opacity=".5" d="M388 344h10v44h-10zM406 344h10v44h-10zM390 600a12 12 0 0 1 24 0v26h-24z" />
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".6">
        <path d="M536 204q12-12 22 2 10-14 22-2M618 214q12-12 22 2 10-14 22-2M566 246q12-12 22 2 10-14 22-2" />
      </g>
      <path opacity=".22" d="M0 700c200-40 420-40 640 0s500 30 800-10v220H0z" />
      <path opacity=".3" d="M0 830c260-70 560-60 820-10s420 30 620-20v100H0z" />
    </>
  );
}
