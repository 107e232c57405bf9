import { useEffect, useEffectEvent } from 'react';
import { type Overlays, useOverlays } from '../../src/runtime/overlays/index.ts';

/** Opens an overlay once on mount, as a screen would. */
export function OnStart({ open }: { readonly open: (overlays: Overlays) => void }) {
  const overlays = useOverlays();
  const once = useEffectEvent(() => open(overlays));
  useEffect(() => once(), []);
  return null;
}
