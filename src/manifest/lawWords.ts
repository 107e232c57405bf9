/** Legal texts (age, responsible gaming, licence, blocked regions). No brand may override them. */
export const lawWords = [
  'home.start.age',
  'shell.footer.age',
  'shell.footer.ageLong',
  'shell.footer.licence',
  'shell.footer.licenceLine',
  'shell.footer.noLicence',
  'shell.footer.responsible',
  'status.region.title',
  'status.region.text',
] as const;
