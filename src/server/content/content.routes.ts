import { Hono } from 'hono';
import type { DoorEnv } from '../http/door.types';
import type { ContentService } from './content.service';
import { edgeRoutes } from './edge.routes';
import { editingRoutes } from './editing.routes';

/** All doors of the content platform: the edge for sites and the vendor's clients, and the editor's. */
export function contentRoutes(content: ContentService, { apiKey, editingSecret }: { apiKey: string; editingSecret: string | undefined }) {
  return new Hono<DoorEnv>()
    .route('/', edgeRoutes({ library: content.library, endpoint: content.endpoint, key: apiKey }))
    .route('/api/content', editingRoutes(content, editingSecret));
}
