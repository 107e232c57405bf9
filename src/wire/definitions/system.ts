import Type from 'typebox';
import { ArticleDetail, ArticleList, ArticleListQuery, ArticleQuery } from '../articles.ts';
import { ServerKeys } from '../auth.ts';
import type { CallName } from '../calls.ts';
import { CustomerServiceLookup, CustomerServiceRequest } from '../customerService.ts';
import type { Definition } from '../definition.ts';
import { FeedbackReceipt, FeedbackRequest } from '../feedback.ts';
import { AnnouncementQuery, HelpTopic, Notice } from '../notice.ts';
import { Country, DomainRoute, ModuleNode, PermissionInfo, RegisterSettings, SystemStatusInfo } from '../permission.ts';

export const systemDefinitions = {
  articles: {
    summary: 'Published articles of a kind, the newest first, with the topics they have',
    tags: ['system'],
    query: ArticleListQuery,
    answer: ArticleList,
  },
  article: {
    summary: 'One article with its text, its related ones and its neighbours by date',
    tags: ['system'],
    query: ArticleQuery,
    answer: ArticleDetail,
  },
  feedback: {
    summary: 'Leave a message or a complaint, with up to three images; a few per hour',
    tags: ['feedback'],
    body: FeedbackRequest,
    answer: FeedbackReceipt,
  },
  announcements: {
    summary: 'Announcements, newest first',
    tags: ['relay'],
    query: AnnouncementQuery,
    answer: Type.Array(Notice),
  },
  permission: {
    summary: 'Modules, registration rules, resources and status of the site',
    tags: ['system'],
    query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 260 }) }),
    answer: PermissionInfo,
  },
  status: {
    summary: 'Whether the site is under maintenance or closed for the visitor',
    tags: ['system'],
    answer: SystemStatusInfo,
  },
  whitelabel: {
    summary: 'White-label tree of the merchant',
    tags: ['system'],
    query: Type.Object({
      menu: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40}){0,39}$' })),
    }),
    answer: Type.Array(ModuleNode),
  },
  registerSettings: {
    summary: 'Fields and terms of the registration form',
    tags: ['system'],
    answer: RegisterSettings,
  },
  domainRoute: {
    summary: 'Other addresses of the site',
    tags: ['system'],
    answer: DomainRoute,
  },
  helpCenter: {
    summary: 'Help topics',
    tags: ['system'],
    answer: Type.Array(HelpTopic),
  },
  countryCode: {
    summary: 'Countries with their dialing codes',
    tags: ['system'],
    answer: Type.Array(Country),
  },
  customerService: {
    summary: 'Where to reach a person, sealed for the one-time key sent along',
    tags: ['system'],
    body: CustomerServiceRequest,
    answer: CustomerServiceLookup,
  },
  jwks: {
    summary: 'Public keys of encrypted bodies, newest first',
    tags: ['system'],
    answer: ServerKeys,
  },
} as const satisfies Partial<Record<CallName, Definition>>;
