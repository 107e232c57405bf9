import type { ModuleId } from '../../../domain/module.ts';
import type { Brand } from '../../../manifest/index.ts';
import type {
  FieldRule,
  Location,
  ModuleNode,
  PermissionInfo,
  RegisterSettings,
  SystemStatusInfo,
} from '../../../wire/permission.ts';

const parts = ['REGISTER', 'SIGNIN', 'MEMBER'] as const;

/** Parent node of each module in the white-label tree, in tree order. Parents are always enabled. */
const partOf: Readonly<Record<ModuleId, (typeof parts)[number]>> = {
  DIRECTREG3: 'REGISTER',
  mobileReg: 'REGISTER',
  smsEnabled: 'REGISTER',
  mobileRegPass: 'REGISTER',
  usernameEnabled: 'REGISTER',
  MOBILEVERCODELOGIN3: 'SIGNIN',
  showVerCodeLogin: 'SIGNIN',
  CHNGPASSVERIF3: 'SIGNIN',
  hasFreePlay: 'SIGNIN',
  pwdEnabled: 'SIGNIN',
  MANPLAYREB3: 'MEMBER',
  MEMBERCENTER: 'MEMBER',
  INVITE: 'MEMBER',
};

const field = (enabled: boolean, required: boolean, patternId: number, minLength: number, maxLength: number): FieldRule => ({
  enabled,
  required,
  acceptedPattern: '',
  patternId,
  minLength,
  maxLength,
});

/** Default rules of registration fields. */
const fields = {
  username: field(true, true, 2, 6, 15),
  password: field(true, true, 1, 8, 128),
  mobileNum: field(true, true, 7, 6, 15),
  payeeName: field(true, true, 9, 2, 50),
  affiliateCode: field(true, false, 5, 4, 20),
  paymentPassword: field(false, false, 7, 6, 6),
  email: field(false, false, 4, 6, 64),
  qqNum: field(false, false, 7, 5, 12),
  line: field(false, false, 10, 2, 30),
  whatsapp: field(false, false, 7, 6, 15),
  facebook: field(false, false, 10, 2, 50),
  wechat: field(false, false, 10, 2, 30),
  idNumber: field(false, false, 5, 6, 20),
  recommenderId: field(false, false, 5, 4, 20),
  birthday: field(false, false, 12, 10, 10),
} as const satisfies Record<Exclude<keyof Brand['registration']['fields'], 'captcha'>, FieldRule>;

/** The white-label tree of the wire contract. Only its calls use it; other code reads `brand.modules`. */
export function moduleTree({ modules }: Pick<Brand, 'modules'>): ModuleNode[] {
  const ids = Object.keys(partOf) as ModuleId[];
  return parts.map((part) => ({
    modId: part,
    enabled: '1',
    childrenNodes: ids
      .filter((id) => partOf[id] === part)
      .map((id) => ({ modId: id, enabled: modules[id] ? '1' : '0', childrenNodes: [] })),
  }));
}

/** The named nodes of the tree, with their subtrees. */
export function namedNodes(tree: readonly ModuleNode[], names: readonly string[]): ModuleNode[] {
  return tree.flatMap((node) => (names.includes(node.modId) ? [node] : namedNodes(node.childrenNodes, names)));
}

/** Any text of the length of an image is an answer; whether it is the right one is not a matter of the form. */
const captchaRule: FieldRule = { ...field(true, true, 5, 4, 8), acceptedPattern: '*' };

/**
 * Registration rules of a brand: every field with its default rule, overridden by the manifest. `registration.captcha`
 * switches the captcha where its field does not say whether it is shown [FIELDCFG-03]. With real money the box of the terms
 * always starts empty.
 */
export function registerSettings({ profile, registration }: Brand): RegisterSettings {
  const overrides: Readonly<Record<string, Partial<FieldRule> | undefined>> = registration.fields;
  const { terms } = registration;
  const captcha = { ...captchaRule, enabled: registration.captcha, ...overrides['captcha'] };
  return {
    fields: {
      ...Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, { ...rule, ...overrides[name] }])),
      captcha,
    },
    captcha: captcha.enabled,
    terms: { ...terms, defaultChecked: terms.defaultChecked && profile !== 'real' },
    rewardHint: { ...registration.rewardHint },
  };
}

/** Maintenance ends at its announced end at the latest. */
export const isMaintained = ({ maintenance }: Brand['status'], now: Date): boolean =>
  maintenance?.on === true && (maintenance.until === undefined || new Date(maintenance.until) > now);

export function systemStatus(
  { profile, status }: Pick<Brand, 'profile' | 'status'>,
  location: Location,
  now: Date,
): SystemStatusInfo {
  const { maintenance, blockedRegions, unknownRegion } = status;
  const blocksUnknown = profile === 'real' && blockedRegions.length > 0 && unknownRegion === 'block';
  const isClosed = isMaintained(status, now);
  const until = maintenance?.until;
  return {
    maintenance: isClosed,
    ...(isClosed && until !== undefined ? { maintenanceEnd: new Date(until).toISOString() } : {}),
    regionRestriction: location.country === '' ? blocksUnknown : blockedRegions.includes(location.country),
    location,
  };
}

/** The public settings of a brand that screens depend on, for a client at this location. */
export function permission(brand: Brand, location: Location, now: Date): PermissionInfo {
  const { maintenance, regionRestriction } = systemStatus(brand, location, now);
  const { contacts, analytics, cdn } = brand;
  return {
    whitelabel: moduleTree(brand),
    registerRules: registerSettings(brand),
    resources: brand.downloads.map(({ resourceType, url, qrCodeUrl, labelNameEn }) => ({
      resourceType,
      url,
      ...(qrCodeUrl === undefined ? {} : { qrCodeUrl }),
      labelNameEn: labelNameEn ?? resourceType,
    })),
    customerService: { available: true, ...(contacts.email === undefined ? {} : { email: contacts.email }) },
    analytics: { ...analytics },
    imageCDNs: [...cdn.images],
    launchGameCDNs: [...cdn.games],
    location,
    maintenance,
    regionRestriction,
  };
}
