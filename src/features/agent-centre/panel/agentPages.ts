import type { AgentPageKey } from '../../../domain/agentPages.ts';
import { createCentrePages, type PageModule } from '../../../runtime/centre/index.ts';

export const agentPages = createCentrePages<AgentPageKey>(import.meta.glob<PageModule>('../pages/*.page.tsx'));
