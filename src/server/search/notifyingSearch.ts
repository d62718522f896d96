import type { SearchService } from './search.service';

/** The service, which also notifies of every index that has changed, whoever changed it. */
export function notifyingSearch(search: SearchService, changed: (index: string) => void): SearchService {
  return {
    ...search,
    async apply(index, changes) {
      try {
        await search.apply(index, changes);
      } finally {
        changed(index);
      }
    },
    async rebuild(index, documents) {
      try {
        await search.rebuild(index, documents);
      } finally {
        changed(index);
      }
    },
  };
}
