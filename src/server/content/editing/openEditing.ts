import { Hono } from 'hono';
import { blocks } from '@/blocks/generated/definitions';
import type { Site } from '@/sites/site.types';
import type { AppEnv } from '../../http/app.types';
import type { EditingService } from './editing.service';
import { openRoutes } from './open.routes';
import { editorOrigins } from './origins';
import { createEditorSessions, type EditorSessions } from './editorSessions';
import type { EditorSessionsStore } from './editorSessions.store';
import type { RequestCounts } from '../../http/requestCounts.store';
import { createSecretCheck } from '../../http/secrets';
import { createWrongSecrets, type WrongSecrets } from '../../http/wrongSecrets';
import { feaasRoutes, vendorRoutes } from './vendor.routes';

export interface EditingParts {
  /** `SITECORE_EDITING_SECRET`; without it our own editor is off. */
  secret: string | undefined;
  /** `JSS_EDITING_SECRET`: for the vendor's routes only. */
  jssSecret?: string | undefined;
  /** Additional origins of editors. */
  origins?: readonly string[];
  live: boolean;
  /** The pages' content comes from the embedded platform. */
  embedded: boolean;
  packages?: Readonly<Record<string, string>>;
  sessions: EditorSessionsStore;
  /** For the limit of wrong secrets; without it each process counts for itself. */
  requestCounts?: RequestCounts;
  site(name: string): Site | null;
}

export interface Editing {
  service: EditingService;
  /** Routes of /api/editing. */
  routes: Hono<AppEnv>;
  /** The vendor's paths at the root of a site. */
  feaasRoutes: Hono<AppEnv>;
  /** For the API that saves changes. */
  editorSessions: Pick<EditorSessions, 'readEditorSession'>;
  /** Shared by all routes that take the secret. */
  wrongSecrets: WrongSecrets;
}

/** Everything that opens pages for editing; null without a secret. */
export function openEditing({
  secret,
  jssSecret,
  origins = [],
  live,
  embedded,
  packages = {},
  sessions,
  requestCounts,
  site,
}: EditingParts): Editing | null {
  const signingSecret = secret ?? jssSecret;
  if (signingSecret === undefined) return null;
  const editorSessions = createEditorSessions(signingSecret, sessions);
  const wrongSecrets = createWrongSecrets('editing secret', requestCounts);
  const allowed = editorOrigins(origins);
  const ownEditor = embedded && secret !== undefined;
  const vendor = { isSecret: createSecretCheck([secret, jssSecret]), wrongSecrets, origins: allowed };
  const routes = new Hono<AppEnv>().route(
    '/',
    vendorRoutes({
      ...vendor,
      editorSessions,
      components: Object.keys(blocks),
      packages,
      site,
      live,
    }),
  );
  if (ownEditor)
    routes.route('/', openRoutes({ isSecret: createSecretCheck([secret]), wrongSecrets, editorSessions, live }));
  return {
    service: { editorSessions, origins: allowed, ownEditor },
    routes,
    feaasRoutes: feaasRoutes(vendor),
    editorSessions,
    wrongSecrets,
  };
}
