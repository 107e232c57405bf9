import { lazy } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';

/** Picture of the account. Loads with the first part that shows it. */
export const MemberAvatar = lazy(() => importWithRetry(() => import('./MemberAvatar.ts')));

/** Entries of the member centre in the header of a signed-in user. */
export const HeaderEntries = lazy(() => importWithRetry(() => import('./HeaderEntries.tsx')));

const loadMenu = () => importWithRetry(() => import('./MenuEntries.tsx'));

/** Entries of the member centre in the side menu. */
export const MoneyEntries = lazy(() => loadMenu().then((module) => ({ default: module.MoneyEntries })));
export const AccountEntries = lazy(() => loadMenu().then((module) => ({ default: module.AccountEntries })));
