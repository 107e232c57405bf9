/** Address and country of the client. Shown to the visitor, never logged. */
export interface ClientInfo {
  readonly ip: string;
  /** ISO 3166-1 alpha-2 code, or empty when unknown. */
  readonly country: string;
}
