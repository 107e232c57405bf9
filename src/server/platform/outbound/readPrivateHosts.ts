import { StartError } from '../startError/index.ts';

const isWritable = /^[\w.:[\]-]+$/;

/**
 * The hosts that an installation permits its outbound calls though they are not on the public internet.
 * @throws {StartError} for what is no host
 */
export function readPrivateHosts(text: string | null): readonly string[] {
  const hosts = text === null ? [] : text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find(
    (host) => !isWritable.test(host) || !URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host,
  );
  if (wrong === undefined) return hosts;
  throw new StartError({
    en: `OUTBOUND_PRIVATE names "${wrong}"; write hosts, each with or without a port, with a comma between them: payments.internal,10.0.0.5:8443.`,
    vi: `OUTBOUND_PRIVATE có "${wrong}"; hãy ghi các máy chủ, có hoặc không kèm cổng, cách nhau bằng dấu phẩy: payments.internal,10.0.0.5:8443.`,
  });
}
