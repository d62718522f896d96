import { Hono } from 'hono';
import type { DoorEnv } from '../http/door.types';
import type { ContentService } from './content.service';
import { edgeRoutes } from './edge.routes';
import type { Editing } from './editing/openEditing';
import { editingRoutes } from './editing.routes';
import { publishedRoutes, type PublishedParts } from './published.routes';

export interface ContentDoors {
  apiKey: string;
  editingSecret: string | undefined;
  /** Opens pages for editors. */
  editing?: Editing | null;
  /** Hears of publications on another platform. */
  published?: PublishedParts;
}

/** All doors of the content platform: the edge for sites and the vendor's clients, the editors', and the publishing webhook's. */
export function contentRoutes(content: ContentService, { apiKey, editingSecret, editing, published }: ContentDoors) {
  const routes = new Hono<DoorEnv>().route('/', edgeRoutes({ library: content.library, endpoint: content.endpoint, key: apiKey }));
  // Before the editors' door, which guards everything beside it.
  if (published) routes.route('/api/content/published', publishedRoutes(published));
  routes.route('/api/content', editingRoutes(content, editingSecret, editing?.passes));
  if (editing) routes.route('/api/editing', editing.routes);
  return routes;
}
