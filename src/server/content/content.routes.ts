import { Hono } from 'hono';
import type { AppEnv } from '../http/app.types';
import { createWrongSecrets } from '../http/wrongSecrets';
import type { ContentService } from './content.service';
import { edgeRoutes } from './edge.routes';
import type { Editing } from './editing/openEditing';
import type { SearchTermsService } from './editing/searchTerms.service';
import type { WarningService } from './editing/warnings/warnings.service';
import { editingRoutes } from './editing.routes';
import { publishedRoutes, type PublishedParts } from './published.routes';

export interface ContentRoutesOptions {
  apiKey: string;
  editingSecret: string | undefined;
  /** Opening pages for editors. */
  editing?: Editing | null;
  /** URLs of the pictures that editors choose from. */
  pictures?: () => Promise<readonly string[]>;
  /** Checks pages before they are published. */
  warnings?: WarningService;
  /** What visitors typed and did not find. */
  searchTerms?: SearchTermsService;
  /** Webhook for publications on another platform. */
  published?: PublishedParts;
}

/** All routes of the content platform: Edge for sites and the vendor's clients, editing, and the publishing webhook. */
export function contentRoutes(
  content: ContentService,
  { apiKey, editingSecret, editing, published, pictures, warnings, searchTerms }: ContentRoutesOptions,
) {
  const routes = new Hono<AppEnv>().route(
    '/',
    edgeRoutes({
      contentTrees: content.contentTrees,
      endpoint: content.endpoint,
      key: apiKey,
      // Each process counts for itself: its clients ask often, and an own query for each would cost more than the answer.
      wrongKeys: createWrongSecrets('content key'),
    }),
  );
  // Registered before the editing routes, whose authentication covers all of their path.
  if (published) routes.route('/api/content/published', publishedRoutes(published));
  routes.route(
    '/api/content',
    editingRoutes(content, { secret: editingSecret, editing, pictures, warnings, searchTerms }),
  );
  if (editing) routes.route('/api/editing', editing.routes).route('/', editing.feaasRoutes);
  return routes;
}
