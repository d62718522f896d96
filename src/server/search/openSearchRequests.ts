import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Orm } from '../database/orm';
import { siteOfIndex } from '../siteLookups';
import type { SearchService } from './search.service';
import { createSearchAliases, type SearchAliases } from './searchAliases';
import { createSearchRequests, type SearchRequests } from './searchRequests';
import { openUnfoundTerms, type UnfoundTerms } from './unfoundTerms.service';
import { createUnfoundTermsStore } from './unfoundTerms.store';

export interface OpenSearchRequests {
  requests: SearchRequests;
  aliases: SearchAliases;
  unfoundTerms: UnfoundTerms;
}

/** Searches as visitors write them: with the editors' aliases, and counting what is not found. */
export function openSearchRequests({
  search,
  orm,
  log,
  query,
  retentionDays,
  report,
}: {
  search: SearchService;
  orm: Orm;
  log: Logger;
  /** To the content platform, which has the aliases. */
  query: (body: object) => Promise<Response>;
  retentionDays: Config['retention']['searchTerms'];
  report: (error: unknown) => void;
}): OpenSearchRequests {
  const aliases = createSearchAliases({ query, siteOf: siteOfIndex, now: Date.now, report });
  const unfoundTerms = openUnfoundTerms({
    store: createUnfoundTermsStore(orm),
    siteOf: siteOfIndex,
    retentionDays,
    now: Date.now,
    report,
  });
  return {
    requests: createSearchRequests(search, log, { aliasesOf: aliases.of, onUnfound: unfoundTerms.count }),
    aliases,
    unfoundTerms,
  };
}
