import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import type { Site, StockName } from '@/sites/site.types';
import { analyticsRoutes } from './analytics/analytics.routes';
import { createEmbeddedAnalytics } from './analytics/embedded.analytics';
import { createPageViewsStore } from './analytics/pageViews.store';
import { createUpstreamAnalytics } from './analytics/upstream.analytics';
import { createApp, handleRequest, SERVICES_KEY, type OpenServices } from './app';
import { buildId } from './cache/buildId';
import type { CarChange } from './cars/cars.write';
import { carsRoutes } from './cars/cars.routes';
import { createCarsStore } from './cars/cars.store';
import { createCarStatusService } from './cars/carStatus.service';
import { openDemoAuction } from './cars/demoAuction';
import { createFeed } from './cars/feed/feed.service';
import { removeServerFile, writeServerFile } from './cars/feed/server-file';
import { createPriceLedger } from './cars/ledger/ledger.store';
import { stockRoutes } from './cars/stock.routes';
import { vehicleFeedRoutes } from './cars/vehicleFeed.routes';
import type { Config } from './config';
import { backupRoutes } from './database/backup.routes';
import { openContent, type ContentService } from './content/content.service';
import { contentRoutes } from './content/content.routes';
import { createWarningService } from './content/editing/warnings/warnings.service';
import { editorsRoutes } from './content/editing/editors.routes';
import { createEditorSessionsStore } from './content/editing/editorSessions.store';
import { createSearchTerms } from './content/editing/searchTerms.service';
import { openEditing } from './content/editing/openEditing';
import { packageVersions } from './content/editing/packageVersions';
import { readContentFiles } from './content/files';
import { createParsedContent } from './content/parsedContent';
import { createEditsStore } from './content/edits/edits.store';
import { PUBLICATIONS_KEY } from './content/edits/freshness';
import { createPublicationMessages } from './content/edits/publicationMessages.store';
import { createPublicationsStore } from './content/edits/publications.store';
import { followPublished } from './content/edits/publishedPages';
import { noOtherProcesses, openChanges } from './database/changes';
import { openDatabase } from './database/database';
import { createReachableCheck } from './database/unavailable';
import type { Database } from './database/orm';
import { createDealersStore } from './dealers/dealers.store';
import { formsRoutes } from './forms/forms.routes';
import { openOnlineForms } from './forms/openOnlineForms';
import { jotformRoutes } from './forms/jotform.routes';
import { plainOnlineForm } from './forms/onlineForm.plain';
import { openForms } from './forms/openForms';
import { plainSellCar } from './forms/sellCar.plain';
import { plainServiceRequest } from './forms/serviceRequest.plain';
import { plainTireRequest } from './forms/tireRequest.plain';
import { createSpamChecks } from './forms/spamCheck';
import { createSubmissionsStore } from './forms/submissions.store';
import { createFacilityFeed } from './facilityFeed/facilityFeed.service';
import { openInbox } from './inbox/openInbox';
import { createStaffStore } from './inbox/staff.store';
import { staffRoutes } from './inbox/staff.routes';
import { createHealth } from './http/health';
import { createLog } from './http/log';
import { createMetrics } from './http/metrics';
import { createStartTimes } from './http/startTimes';
import { createRequestCounts } from './http/requestCounts.store';
import { createWrongSecrets } from './http/wrongSecrets';
import { openBlurs } from './media/blurs';
import { openFocuses } from './media/focalPoints';
import { fileAddresses, mediaAddresses, pictureSize } from './media/mediaAddresses';
import { feedPicturesRoutes } from './media/feedPictures.routes';
import { openFeedPictures } from './media/feedPictures.service';
import { mediaRoutes } from './media/media.routes';
import { openMedia } from './media/media.service';
import { createConfirmations } from './messages/confirmations';
import { createHttpDelivery } from './messages/http.delivery';
import { createMailDelivery } from './messages/mail.delivery';
import { messagesRoutes } from './messages/messages.routes';
import { observeMessages } from './messages/messages.metrics';
import { createOutbox } from './messages/outbox.store';
import { openSender } from './messages/sender';
import { createSmsDelivery } from './messages/sms.delivery';
import { createPageCache } from './pages/pageCache';
import { createPageLimit, pageClient } from './pages/pageLimit';
import { createPageChanges, notifyingSearch } from './pages/pageChanges';
import { createEmbeddedFinance } from './finance/embedded.finance';
import { financeVehicle } from '@/domain/finance/financeVehicle';
import { financeRoutes } from './finance/finance.routes';
import { createFinanceStore } from './finance/finance.store';
import { createUpstreamFinance } from './finance/upstream.finance';
import { createEmbeddedPlaces } from './places/embedded.places';
import { placesRoutes } from './places/places.routes';
import { createPrivacyService } from './privacy/privacy.service';
import { privacyRoutes } from './privacy/privacy.routes';
import { createUpstreamPlaces } from './places/upstream.places';
import { openSearchAlerts } from './search-alerts/openSearchAlerts';
import { openSearchService } from './search/openSearchService';
import { searchRoutes } from './search/search.routes';
import type { SearchService } from './search/search.service';
import { createSearchAliases } from './search/searchAliases';
import { openUnfoundTerms } from './search/unfoundTerms.service';
import { createUnfoundTermsStore } from './search/unfoundTerms.store';
import { createPageSearch, createSearchRequests } from './search/searchRequests';
import { createSiteListings } from './search/siteListings';
import { applyChanges, buildIndexes, followCars, followFacilities, rebuildFacilities } from './search/stockIndexes';
import type { StoriesServiceRef } from './stories/stories.service';
import { DEFAULT_SITE } from './workshop/customerPage';
import { linkKey } from './workshop/manageToken';
import { openTireHotel } from './tire-hotel/openTireHotel';
import { uploadsRoutes } from './uploads/uploads.routes';
import { openUploads } from './uploads/uploads.service';
import { openWorkshop } from './workshop/openWorkshop';
import { createRegistryStore } from './workshop/registry.store';
import { workshopRoutes } from './workshop/workshop.routes';

const CONTENT_LIMIT_MS = 8_000;

const siteOf = (name: string | null): Site => siteByName(name !== null && isSiteName(name) ? name : DEFAULT_SITE);

/** Origin of a site: its first host in live mode, the local one in demo mode. */
const originOf = (site: Site, { mode, port }: Config): string => {
  const host = mode === 'live' ? site.hosts.find((one) => !one.startsWith('*')) : undefined;
  return host ? `https://${host}` : `http://${site.name}.localhost:${port}`;
};

/** A GraphQL request to the content platform: in process where it is ours. */
const queryContent = async (
  { endpoint, headers, embedded }: Config['contentSource'],
  body: object,
  own: (request: Request) => Response | Promise<Response>,
): Promise<Response> => {
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CONTENT_LIMIT_MS),
  };
  return embedded ? own(new Request(`http://localhost${endpoint}`, init)) : fetch(endpoint, init);
};

const stockOf = (name: string): StockName | null => {
  if (!allSites.some((site) => site.name === name)) return null;
  return siteByName(name).cars?.stock ?? null;
};

const siteOfIndex = (index: string): Site | null => allSites.find(({ cars }) => cars?.index === index) ?? null;

const facilityStockOf = (name: string): StockName | null =>
  allSites.some((site) => site.name === name) ? (siteByName(name).facilities?.stock ?? null) : null;

export interface RunningServices extends OpenServices {
  database: Database;
  search: SearchService;
  content: ContentService;
  close(): Promise<void>;
}

/**
 * Opens the services of one process in this order: database (migrated and seeded), search indexes, app.
 * @throws DataFolderLocked, DatabaseUnreachable and ConfigurationError, each with one sentence for a person.
 */
export async function openServices(config: Config, log = createLog(config.logLevel)): Promise<RunningServices> {
  const ended = createStartTimes(log);
  const database = await openDatabase(config);
  ended('database');
  try {
    return await openOn(database, config, log, ended);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openOn(
  database: Database,
  config: Config,
  log: Logger,
  ended: ReturnType<typeof createStartTimes>,
): Promise<RunningServices> {
  const cars = createCarsStore(database.orm);
  const dealers = createDealersStore(database.orm);
  const report = (error: unknown): void => log.error({ err: error }, 'failed');
  const opened = await openSearchService({ config, orm: database.orm, log, report });
  const { snapshots } = opened;
  const contentRevision = (): number | null => (config.contentSource.embedded ? content.revision() : null);
  const pageChanges = createPageChanges(contentRevision);
  const search = notifyingSearch(opened.search, pageChanges.index);
  // What others change while this process opens is looked at when all followers are there.
  const changes = config.databaseUrl === undefined ? noOtherProcesses : await openChanges(config.databaseUrl, report);
  const carFollower = database.kind === 'postgres' ? await followCars(search, cars, report) : null;
  const contentListeners = new Set<() => void>([pageChanges.content]);
  const expire = (): void => contentListeners.forEach((listener) => listener());
  const facilityFollower = await followFacilities(
    { version: dealers.version, revision: createRegistryStore(database.orm).revision },
    async (stock) => {
      await rebuildFacilities(search, dealers, stock, snapshots);
      expire();
    },
  );
  await buildIndexes(search, cars, dealers, snapshots);
  ended('search indexes');
  const carsChanged = (stock: StockName, carChanges: readonly CarChange[]): Promise<void> =>
    (carFollower ? carFollower.take(stock) : applyChanges(search, stock, carChanges)).catch(report);
  const feed = createFeed({ cars, dealers, changed: carsChanged });
  const demoAuction =
    config.mode === 'demo'
      ? openDemoAuction({ orm: database.orm, changed: carsChanged, now: () => new Date(), report })
      : null;
  const mediaFiles = path.join(process.cwd(), 'src/server/media/files');
  const aliases = createSearchAliases({
    query: (body) => queryContent(config.contentSource, body, (request) => app.fetch(request)),
    siteOf: siteOfIndex,
    now: Date.now,
    report,
  });
  contentListeners.add(aliases.expire);
  const unfoundTerms = openUnfoundTerms({
    store: createUnfoundTermsStore(database.orm),
    siteOf: siteOfIndex,
    retentionDays: config.retention.searchTerms,
    now: Date.now,
    report,
  });
  const searchRequests = createSearchRequests(search, log, { aliasesOf: aliases.of, onUnfound: unfoundTerms.count });
  const media = openMedia({ filesDir: mediaFiles, cacheDir: path.join(config.dataDir, 'media-cache'), report });
  const pageViews = createPageViewsStore(database.orm);
  const today = (): string => new Date().toISOString().slice(0, 10);
  const build = await buildId();
  const content = await openContent({
    files: await readContentFiles(
      path.join(process.cwd(), 'src/server/content/files'),
      build === null
        ? undefined
        : createParsedContent({
            folder: path.join(config.dataDir, 'content'),
            build,
            warn: (fields, message) => log.warn(fields, message),
          }),
    ),
    edits: createEditsStore(database.orm),
    publications: createPublicationsStore(database.orm),
    views: (of) => pageViews.recent(today(), of),
    origin: (site) => originOf(site, config),
    introspection: config.mode === 'demo',
    webhook: config.contentWebhook,
    changed: () => contentListeners.forEach((listener) => listener()),
    report,
  });
  ended('content');
  const publications = createPublicationMessages(database.orm, randomUUID());
  const published = await followPublished(publications, expire);
  // Another platform's publications are not known by number, but by the time of their messages.
  const { lastPublication } = config.contentSource.embedded ? content : published;
  Reflect.set(globalThis, PUBLICATIONS_KEY, lastPublication);
  const facilityFeed = createFacilityFeed({
    orm: database.orm,
    changed: async (stock, carChanges) => {
      await facilityFollower.take(stock).catch(report);
      if (carChanges.length > 0) await carsChanged(stock, carChanges);
    },
  });
  if (carFollower) changes.follow('cars', carFollower.look);
  changes.follow('facilities', facilityFollower.look);
  changes.follow('content', content.refresh);
  changes.follow('publications', published.look);
  const secret = await linkKey(database.orm);
  const requestCounts = createRequestCounts({ orm: database.orm, key: secret });
  const wrongKeys = createWrongSecrets('stock key', requestCounts);
  const editorSessions = createEditorSessionsStore(database.orm);
  const editing = openEditing({
    secret: config.editingSecret,
    jssSecret: config.jssEditingSecret,
    origins: config.editingOrigins,
    live: config.mode === 'live',
    embedded: config.contentSource.embedded,
    packages: await packageVersions(process.cwd()),
    sessions: editorSessions,
    requestCounts,
    site: content.contentTrees.site,
  });
  // Specification 1 section 8: an uncounted page view is only logged.
  const pageViewOptions = { report: (error: unknown): void => log.debug({ err: error }, 'page view not counted') };
  const warnings = createWarningService({
    contentTrees: content.contentTrees,
    media: { files: () => fileAddresses(mediaFiles), size: (address) => pictureSize(mediaFiles, address) },
    now: Date.now,
    aliasMeaning: searchRequests.aliasMeaning,
  });
  const analytics = config.personalization
    ? createUpstreamAnalytics(config.personalization, pageViewOptions)
    : createEmbeddedAnalytics(pageViews, { ...pageViewOptions, retentionDays: config.retention.pageViews });
  const metrics = createMetrics({ process: `${hostname()}:${config.port}` });
  const outbox = createOutbox(database.orm);
  const { mail, sms, retentionDays } = config.messages;
  const sender = openSender({
    outbox,
    deliveries: {
      ...(mail && { mail: createMailDelivery({ ...mail, siteOf, origin: (site) => originOf(site, config) }) }),
      ...(sms && { sms: createSmsDelivery({ ...sms, siteOf }) }),
      ...(config.formDeliveries.length > 0 && { http: createHttpDelivery(config.formDeliveries) }),
    },
    log,
    report,
    retentionDays,
    onAttempt: observeMessages(metrics, outbox),
  });
  const confirmations = createConfirmations({
    orm: database.orm,
    key: secret,
    siteOf,
    origin: (site) => originOf(site, config),
    messagesQueued: sender.wake,
  });
  const workshop = await openWorkshop({
    upstream: config.workshop,
    orm: database.orm,
    dealers,
    report,
    origin: (site) => originOf(siteOf(site), config),
    messagesQueued: sender.wake,
    confirmations,
    retentionDays: config.retention.bookings,
  });
  const uploads = openUploads({
    ...config.uploads,
    key: secret,
    retentionDays: config.retention.submissions,
    report,
  });
  const { onlineForms, formProvider } = openOnlineForms({
    upstream: config.formProvider,
    query: (body) => queryContent(config.contentSource, body, (request) => app.fetch(request)),
    submissions: createSubmissionsStore(database.orm),
    report,
  });
  const forms = openForms({
    upstream: config.forms,
    orm: database.orm,
    cars,
    dealers,
    uploads,
    report,
    origin: (site) => originOf(site, config),
    deliveries: config.formDeliveries,
    messagesQueued: sender.wake,
    confirmations,
    retentionDays: config.retention.submissions,
    onlineForms,
  });
  const searchAlerts = openSearchAlerts({
    orm: database.orm,
    key: secret,
    origin: (site) => originOf(site, config),
    confirmations,
    messagesQueued: sender.wake,
    report,
    retentionDays: config.retention.alerts,
  });
  const tireHotel = await openTireHotel({
    orm: database.orm,
    dealers,
    report,
    origin: (site) => originOf(site, config),
    sendsTexts: config.mode === 'demo' || sms !== undefined,
    messagesQueued: sender.wake,
    live: config.mode === 'live',
    lanes: workshop.tireLanes,
    upstream: config.tireHotel,
    opensLinks: config.workshop !== undefined,
    forms: forms.service,
  });
  const inbox = forms.embedded
    ? openInbox({
        orm: database.orm,
        dealers,
        cars,
        uploads,
        forms: forms.embedded,
        origin: (site) => originOf(site, config),
        messagesQueued: sender.wake,
        report,
        live: config.mode === 'live',
      })
    : null;
  const places = config.places ? createUpstreamPlaces(config.places, { report }) : createEmbeddedPlaces();
  const finance = config.codeweavers
    ? createUpstreamFinance(config.codeweavers, {
        vinOf: async (carId) => (await cars.car('uk', carId))?.car_chassino,
        report,
      })
    : createEmbeddedFinance({
        store: createFinanceStore(database.orm),
        links: config.financeLinks,
        now: () => new Date(),
        report,
      });
  const stories: StoriesServiceRef = { service: null };
  /** Of this process; commands on this machine read it from the data folder. */
  const operatorKey = randomBytes(24).toString('hex');
  let ready = false;
  const app = createApp({
    port: config.port,
    mode: config.mode,
    log,
    metrics,
    ready: () => ready,
    reachable: createReachableCheck(database.probe),
    trustedProxies: config.trustedProxies,
    metricsKey: config.metricsKey,
    hsts: config.hsts,
    requestCounts,
    platform: config.platform,
    stories,
    listings: createSiteListings(cars, dealers),
    stamp: pageChanges.stamp,
    routes: {
      search: searchRoutes(search, log, searchRequests),
      stock: stockRoutes({
        feed,
        ledger: createPriceLedger(database.orm),
        key: config.stockKey,
        stockOf,
        report,
        wrongKeys,
      }),
      vehicleFeed: vehicleFeedRoutes({
        cars,
        access: config.vehicleFeed,
        live: config.mode === 'live',
        port: config.port,
      }),
      cars: carsRoutes({ status: createCarStatusService(cars), siteOf: siteOfIndex }),
      facilities: stockRoutes({
        feed: facilityFeed,
        key: config.stockKey,
        stockOf: facilityStockOf,
        report,
        wrongKeys,
      }),
      media: mediaRoutes(media),
      content: contentRoutes(content, {
        apiKey: config.apiKey,
        editingSecret: config.editingSecret,
        editing,
        pictures: () => mediaAddresses(mediaFiles),
        warnings,
        searchTerms: createSearchTerms({
          contentTrees: content.contentTrees,
          unfound: unfoundTerms.shown,
          aliasMeaning: searchRequests.aliasMeaning,
        }),
        published: { secret: config.revalidateSecret, expire, messages: publications },
      }),
      analytics: analyticsRoutes(analytics),
      workshop: workshopRoutes(workshop.service),
      tireHotel: tireHotel.routes,
      places: placesRoutes(places),
      finance: financeRoutes(finance, async ({ id }) => {
        const car = await cars.car('uk', id);
        return car && financeVehicle(car);
      }),
      forms: formsRoutes(
        forms.service,
        createSpamChecks({ key: secret }),
        [plainServiceRequest(dealers), plainTireRequest(dealers), plainOnlineForm(onlineForms), plainSellCar],
        confirmations.confirm,
      ),
      feedPictures: feedPicturesRoutes(
        openFeedPictures({
          hosts: config.pictureHosts,
          report: (reason) => log.warn(reason, 'picture not shown'),
        }),
      ),
      searchAlerts: searchAlerts.routes,
      uploads: uploadsRoutes(uploads),
      jotform: jotformRoutes(formProvider),
      ...(inbox && { inbox: inbox.routes }),
      staff: staffRoutes(createStaffStore(database.orm), { key: operatorKey }),
      privacy: privacyRoutes(createPrivacyService({ orm: database.orm, removePictures: uploads.remove }), {
        key: operatorKey,
      }),
      editors: editorsRoutes(editorSessions, { key: operatorKey }),
      backup: backupRoutes(database.orm, { key: operatorKey, report }),
      messages: messagesRoutes(outbox, { key: operatorKey, wake: sender.wake }),
    },
  });
  writeServerFile(config.dataDir, {
    address: `http://127.0.0.1:${config.port}`,
    key: config.stockKey,
    operatorKey,
  });
  ended('services');
  ready = true;
  sender.wake();
  return {
    app,
    handle: (request, response) => handleRequest(request, response),
    health: createHealth({ ready: () => ready, hsts: config.hsts }),
    log,
    database,
    search,
    pageSearch: createPageSearch(searchRequests, log),
    content,
    contentRevision,
    pages: createPageCache({
      stamp: pageChanges.stamp,
      count: (source) => metrics.pages.inc({ source }),
      report,
      wait: createPageLimit({ trustedProxies: config.trustedProxies }),
      clientOf: pageClient(config.trustedProxies),
      knowsAllPages: config.contentSource.embedded,
    }),
    contentListeners,
    stories,
    blurs: openBlurs(mediaFiles, (error) => log.warn({ err: error }, 'hero blur')),
    // Another store makes no parts of pictures.
    ...(config.platform.media === null && { focusOf: openFocuses(mediaFiles) }),
    contentSource: config.contentSource,
    mapTiles: config.mapTiles,
    hasFormProvider: config.formProvider !== undefined,
    mediaElsewhere: config.platform.media !== null,
    ...(config.mode === 'demo' ? { outbox } : {}),
    origin: (site) => originOf(site, config),
    hasInbox: inbox !== null,
    ...(editing ? { editing: editing.service } : {}),
    async close() {
      ready = false;
      await changes.close();
      Reflect.deleteProperty(globalThis, PUBLICATIONS_KEY);
      await content.revalidation.close();
      await workshop.close();
      await tireHotel.close();
      await searchAlerts.close();
      await demoAuction?.close();
      await unfoundTerms.close();
      await forms.close();
      await inbox?.close();
      await uploads.close();
      await sender.close();
      removeServerFile(config.dataDir);
      await search.close();
      await database.close();
    },
  };
}

/** What a process prints that can't open them. */
export { failureText } from './http/failureText';

/** Set by the production server: finishes the requests in flight. */
const DRAIN_KEY = Symbol.for('forecourt.drain');

async function drain(): Promise<void> {
  const finish: unknown = Reflect.get(globalThis, DRAIN_KEY);
  if (typeof finish === 'function') await finish();
}

/**
 * Opens the services once per process, however often the module is loaded. On SIGTERM and SIGINT requests in flight are
 * answered, then the services close.
 */
export async function startServices(config: Config): Promise<void> {
  if (Reflect.has(globalThis, SERVICES_KEY)) return;
  const opening = openServices(config);
  Reflect.set(globalThis, SERVICES_KEY, { opening });
  const services = await opening;
  Reflect.set(globalThis, SERVICES_KEY, services);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(
      signal,
      () =>
        void drain()
          .finally(() => services.close())
          .finally(() => process.exit(0)),
    );
  }
}
