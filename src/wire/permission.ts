import Type, { type Static } from 'typebox';
import { localTextShape } from './localText.ts';

const closed = { additionalProperties: false } as const;

/** A node of the white-label tree. On only if it and all its ancestors have enabled `'1'`. */
export const ModuleNode = Type.Cyclic(
  {
    Node: Type.Object({ modId: Type.String(), enabled: Type.String(), childrenNodes: Type.Array(Type.Ref('Node')) }, closed),
  },
  'Node',
);
export interface ModuleNode {
  modId: string;
  enabled: string;
  childrenNodes: ModuleNode[];
}

export const FieldRule = Type.Object(
  {
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    /** `*`: any value. Empty: `patternId` decides. Otherwise a regular expression for the whole value. */
    acceptedPattern: Type.String(),
    patternId: Type.Integer({ minimum: 1, maximum: 17 }),
    minLength: Type.Integer(),
    maxLength: Type.Integer(),
  },
  closed,
);
export type FieldRule = Static<typeof FieldRule>;

export const RegisterSettings = Type.Object(
  {
    fields: Type.Record(Type.String(), FieldRule),
    captcha: Type.Boolean(),
    terms: Type.Object({ minAge: Type.Integer(), defaultChecked: Type.Boolean(), version: Type.String() }, closed),
    rewardHint: Type.Object({ shown: Type.Boolean(), amount: Type.String() }, closed),
  },
  closed,
);
export type RegisterSettings = Static<typeof RegisterSettings>;

export const Resource = Type.Object(
  {
    resourceType: Type.String(),
    url: Type.String(),
    qrCodeUrl: Type.Optional(Type.String()),
    labelNameEn: Type.String(),
  },
  closed,
);
export type Resource = Static<typeof Resource>;

export const Location = Type.Object({ ip: Type.String(), country: Type.String() }, closed);
export type Location = Static<typeof Location>;

export const CustomerServiceSettings = Type.Object({ available: Type.Boolean(), email: Type.Optional(Type.String()) }, closed);

export const PermissionInfo = Type.Object(
  {
    whitelabel: Type.Array(ModuleNode),
    registerRules: RegisterSettings,
    resources: Type.Array(Resource),
    customerService: CustomerServiceSettings,
    analytics: Type.Object({ gtagId: Type.Optional(Type.String()) }, closed),
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
    location: Location,
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
  },
  closed,
);
export type PermissionInfo = Static<typeof PermissionInfo>;

export const SystemStatusInfo = Type.Object(
  {
    maintenance: Type.Boolean(),
    /** ISO 8601 UTC; absent if the end is unknown. */
    maintenanceEnd: Type.Optional(Type.String()),
    regionRestriction: Type.Boolean(),
    location: Location,
  },
  closed,
);
export type SystemStatusInfo = Static<typeof SystemStatusInfo>;

export const DomainRoute = Type.Object(
  { domainList: Type.Array(Type.Object({ url: Type.String(), speed: Type.Union([Type.Number(), Type.Null()]) }, closed)) },
  closed,
);
export type DomainRoute = Static<typeof DomainRoute>;

export const Country = Type.Object(
  {
    countryCode: Type.String(),
    countryDialingCode: Type.String(),
    name: localTextShape(),
    mobileLength: Type.Object({ min: Type.Integer(), max: Type.Integer() }, closed),
  },
  closed,
);
export type Country = Static<typeof Country>;
