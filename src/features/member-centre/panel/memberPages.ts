import type { MemberPageKey } from '../../../domain/memberPages.ts';
import { createCentrePages, type PageModule } from '../../../runtime/centre/index.ts';

export const memberPages = createCentrePages<MemberPageKey>(import.meta.glob<PageModule>('../pages/*.page.tsx'));
