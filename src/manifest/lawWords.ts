/** Words the law asks for: age, responsible gaming, licence and blocked regions. No brand may change them. */
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
