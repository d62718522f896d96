/** How visitors reach the server: in live mode by https, else on its own port (undefined: that of the scheme). */
export interface Reached {
  live: boolean;
  port?: number | undefined;
}

/** Origin of the requested host in links that others keep: never with the port that a client wrote into `Host`. */
export function publicOrigin(requested: string, { live, port }: Reached): string {
  const { hostname, protocol } = new URL(requested);
  return live ? `https://${hostname}` : `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`;
}
