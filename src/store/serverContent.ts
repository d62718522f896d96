import { fetchComponent } from '@/adapters/graphql/componentQuery';
import { createContentPort, type CachedContentPort, type ContentPortOptions } from '@/adapters/graphql/contentPort';
import { isObject } from '@/lib/guards';

export type ContentOptions = ContentPortOptions;

/** Key on globalThis of the one client of the process: Next loads modules more than once. */
const KEY = Symbol.for('forecourt.contentClient');

const isStored = (value: unknown): value is { port: CachedContentPort } => isObject(value) && 'port' in value;

/** A client for one page of an editor, so that nothing it fetches is cached for others, or the other way round. */
export const editorsContent = (options: ContentPortOptions): CachedContentPort => createContentPort(options);

/** The block shown alone in the vendor's component library. */
export const listedComponent = fetchComponent;

/** The client of the content platform of this process, with its cached responses; created on the first call. */
export function serverContent(options: () => ContentPortOptions): CachedContentPort {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isStored(known)) return known.port;
  const port = createContentPort(options());
  Reflect.set(globalThis, KEY, { port });
  return port;
}

/** Removes the client, when its platform is closed. */
export const closeServerContent = (): void => void Reflect.deleteProperty(globalThis, KEY);
