import { expect, test } from '../fixtures.ts';
import { wordsOf } from '../world.ts';

const t = wordsOf('vi');

test('on a phone the menu is the first page of the agent centre, and back leads to it [AGENT-01] [AGENT-02]', async ({
  page,
  memberPage,
}) => {
  const site = await memberPage({ merchant: 'hacson', mode: 'dark', language: 'vi' }, 'demoagent');
  await site.open('/index?agent=');
  const menu = page.getByRole('navigation', { name: t('agent.menu') });
  await menu.getByRole('link', { name: t('agent.page.agentTeamManagement') }).click();
  const dialog = page.getByRole('dialog', { name: t('agent.page.agentTeamManagement') });
  await expect(dialog.getByRole('heading', { name: t('agent.page.agentTeamManagement') })).toBeFocused();
  await dialog.getByRole('link', { name: t('member.back') }).click();
  await expect(menu).toBeVisible();
});
