import { Hono } from 'hono';
import { shapes } from '@/blocks/shapes';
import type { Site } from '@/sites/site.types';
import type { DoorEnv } from '../../http/door.types';
import type { EditingDesk } from './desk';
import { openRoutes } from './open.routes';
import { editorOrigins } from './origins';
import { createPasses, type Passes } from './passes';
import { secretsCheck } from './secrets';
import { vendorRoutes } from './vendor.routes';

export interface EditingParts {
  /** `SITECORE_EDITING_SECRET`; without it our own editor has no door. */
  secret: string | undefined;
  /** `JSS_EDITING_SECRET`: opens the vendor's doors alone. */
  jssSecret?: string | undefined;
  /** Editors' origins beside the vendor's own. */
  origins?: readonly string[];
  live: boolean;
  /** The pages' content comes from our own platform. */
  embedded: boolean;
  packages?: Readonly<Record<string, string>>;
  site(name: string): Site | null;
}

export interface Editing {
  desk: EditingDesk;
  /** Of /api/editing. */
  routes: Hono<DoorEnv>;
  /** For the door that takes changes. */
  passes: Pick<Passes, 'readEditor'>;
}

/** All that opens pages for editing; null where no secret does. */
export function openEditing({
  secret,
  jssSecret,
  origins = [],
  live,
  embedded,
  packages = {},
  site,
}: EditingParts): Editing | null {
  const signing = secret ?? jssSecret;
  if (signing === undefined) return null;
  const passes = createPasses(signing);
  const allowed = editorOrigins(origins);
  const ownEditor = embedded && secret !== undefined;
  const routes = new Hono<DoorEnv>().route(
    '/',
    vendorRoutes({
      isSecret: secretsCheck([secret, jssSecret]),
      passes,
      origins: allowed,
      components: Object.keys(shapes),
      packages,
      site,
      live,
    }),
  );
  if (ownEditor) routes.route('/', openRoutes({ isSecret: secretsCheck([secret]), passes, live }));
  return { desk: { passes, origins: allowed, ownEditor }, routes, passes };
}
