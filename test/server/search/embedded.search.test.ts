import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { searchContract } from './contract';

searchContract('embedded engine', async () => createEmbeddedSearch({ definitionOf }));
