import { createContentPort, type CachedContentPort, type ContentPortOptions } from '@/adapters/graphql/contentPort';

/** Under this key on globalThis the process keeps its one client: the framework loads modules more than once. */
const KEY = Symbol.for('forecourt.contentClient');

const isKept = (value: unknown): value is { port: CachedContentPort } => typeof value === 'object' && value !== null && 'port' in value;

/** The process's client of the content platform, with all answers it keeps; made when first asked for. */
export function serverContent(options: () => ContentPortOptions): CachedContentPort {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isKept(known)) return known.port;
  const port = createContentPort(options());
  Reflect.set(globalThis, KEY, { port });
  return port;
}

/** Forgets the client: its platform is closed. */
export const closeServerContent = (): void => void Reflect.deleteProperty(globalThis, KEY);
