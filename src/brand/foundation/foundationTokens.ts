import { fontStack, fontsOf } from '../../theme/fontFaces.ts';
import type { FoundationTokens } from '../../theme/tokens.ts';
import type { ThemeChoice } from '../themeChoice.ts';
import { densities, motions, radii } from './scales.ts';
import { displayFaceOf, sizesOf, trackingOf, typeOf, wordSpaceOf } from './typeTokens.ts';

/** Tokens that do not depend on the mode: radius, type, spacing, sizes and motion. */
export function foundationTokens(choice: ThemeChoice): FoundationTokens {
  const density = densities[choice.density ?? 'cosy'];
  const motion = motions[choice.motion ?? 'even'];
  const fonts = fontsOf(choice.fonts);
  return {
    radius: radiusOf(choice),
    cut: { button: choice.buttons === 'cut' ? '10px' : '0px' },
    font: { display: fontStack(fonts.display), text: fontStack(fonts.text), numeric: fontStack(fonts.numeric) },
    wordSpace: { text: wordSpaceOf(choice) },
    type: typeOf(choice),
    size: sizesOf(choice),
    tracking: trackingOf(choice),
    displayFace: displayFaceOf(choice),
    space: density.space,
    control: density.control,
    height: density.height,
    duration: motion.duration,
    easing: motion.easing,
    titleRule: { opacity: choice.titleRule === true ? '1' : '0' },
    chat: { header: '#6b2fb3', onHeader: '#ffffff' },
  };
}

function radiusOf({ corners = 'soft', buttons = 'plain' }: ThemeChoice): FoundationTokens['radius'] {
  const { sm, md, lg, xl } = radii[corners];
  const pill = '999px';
  const angular = corners === 'sharp' || corners === 'firm';
  const round = corners === 'round';
  const control = angular ? sm : md;
  return {
    sm,
    md,
    lg,
    xl,
    pill,
    button: buttons === 'pill' ? pill : buttons === 'cut' ? sm : control,
    input: control,
    chip: angular ? sm : pill,
    badge: round ? pill : sm,
    segment: round ? pill : sm,
    gameCard: angular ? md : lg,
    rightBar: angular ? md : lg,
  };
}
