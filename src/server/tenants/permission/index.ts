export { isMaintained, moduleTree, namedNodes, permission, registerSettings, systemStatus } from './permission.ts';
export { accessRefusalOf, restrictAccess } from './restrictAccess.ts';
