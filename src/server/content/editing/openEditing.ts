import { Hono } from 'hono';
import { blocks } from '@/blocks/generated/definitions';
import type { Site } from '@/sites/site.types';
import type { AppEnv } from '../../http/app.types';
import type { EditingService } from './editing.service';
import { openRoutes } from './open.routes';
import { editorOrigins } from './origins';
import { createEditorSessions, type EditorSessions } from './editorSessions';
import { createSecretCheck } from '../../http/secrets';
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
  service: EditingService;
  /** Of /api/editing. */
  routes: Hono<AppEnv>;
  /** For the door that takes changes. */
  editorSessions: Pick<EditorSessions, 'readEditorSession'>;
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
  const signingSecret = secret ?? jssSecret;
  if (signingSecret === undefined) return null;
  const editorSessions = createEditorSessions(signingSecret);
  const allowed = editorOrigins(origins);
  const ownEditor = embedded && secret !== undefined;
  const routes = new Hono<AppEnv>().route(
    '/',
    vendorRoutes({
      isSecret: createSecretCheck([secret, jssSecret]),
      editorSessions,
      origins: allowed,
      components: Object.keys(blocks),
      packages,
      site,
      live,
    }),
  );
  if (ownEditor) routes.route('/', openRoutes({ isSecret: createSecretCheck([secret]), editorSessions, live }));
  return { service: { editorSessions, origins: allowed, ownEditor }, routes, editorSessions };
}
