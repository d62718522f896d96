import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Site } from '@/sites/site.types';
import { analyticsRoutes } from './analytics/analytics.routes';
import { createEmbeddedAnalytics } from './analytics/embedded.analytics';
import { createPageViewsStore } from './analytics/pageViews.store';
import { createUpstreamAnalytics } from './analytics/upstream.analytics';
import { createApp, handleRequest, SERVICES_KEY, type OpenServices } from './app';
import { buildId } from './cache/buildId';
import { carsRoutes } from './cars/cars.routes';
import { createCarStatusService } from './cars/carStatus.service';
import { removeServerFile, writeServerFile } from './cars/feed/server-file';
import { createLikeCarsRange } from './cars/likeCarsRange';
import { withPricePositions } from './cars/pricePositions';
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
import { formsRoutes } from './forms/forms.routes';
import { openOnlineForms } from './forms/openOnlineForms';
import { createRecipients } from './forms/recipients';
import { jotformRoutes } from './forms/jotform.routes';
import { plainOnlineForm } from './forms/onlineForm.plain';
import { openForms } from './forms/openForms';
import { plainAdvanceBid } from './forms/advanceBid.plain';
import { plainSellCar } from './forms/sellCar.plain';
import { plainServiceRequest } from './forms/serviceRequest.plain';
import { plainTireRequest } from './forms/tireRequest.plain';
import { createPlainReceipts } from './forms/plainReceipts';
import { createSpamChecks } from './forms/spamCheck';
import { createSubmissionsStore } from './forms/submissions.store';
import { openInbox } from './inbox/openInbox';
import { createStaffStore } from './inbox/staff.store';
import { staffRoutes } from './inbox/staff.routes';
import { demoToolsOpenTo } from './http/clientAddress';
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
import { messagesRoutes } from './messages/messages.routes';
import { createPageCache } from './pages/pageCache';
import { createPageLimit, pageClient } from './pages/pageLimit';
import { createPageChanges } from './pages/pageChanges';
import { notifyingSearch } from './search/notifyingSearch';
import { createEmbeddedFinance } from './finance/embedded.finance';
import { financeVehicle } from '@/domain/finance/financeVehicle';
import { financeRoutes } from './finance/finance.routes';
import { createFinanceStore } from './finance/finance.store';
import { createQuoteSignatures, withSignedQuotes } from './finance/signedQuotes';
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
import { createPageSearch } from './search/searchRequests';
import { createSiteListings } from './search/siteListings';
import type { StoriesServiceRef } from './stories/stories.service';
import { linkKey } from './workshop/manageToken';
import { openTireHotel } from './tire-hotel/openTireHotel';
import { uploadsRoutes } from './uploads/uploads.routes';
import { openUploads } from './uploads/uploads.service';
import { openWorkshop } from './workshop/openWorkshop';
import { stockVehicle } from './workshop/stockVehicle';
import { workshopRoutes } from './workshop/workshop.routes';
import { openStock } from './cars/openStock';
import { createClosing, type Closing } from './closing';
import { queryContent } from './content/queryContent';
import { openMessages } from './messages/openMessages';
import { openSearchRequests } from './search/openSearchRequests';
import { facilityStockOf, originOf, siteOfIndex, siteOrDefault, stockOf } from './siteLookups';

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
  const report = (error: unknown): void => log.error({ err: error }, 'failed');
  const closing = createClosing(report);
  const database = await openDatabase(config);
  closing.add(database);
  ended('database');
  try {
    return await openOn(database, { config, log, report, closing, ended });
  } catch (error) {
    await closing.close();
    throw error;
  }
}

interface Opening {
  config: Config;
  log: Logger;
  report: (error: unknown) => void;
  closing: Closing;
  ended: ReturnType<typeof createStartTimes>;
}

async function openOn(database: Database, { config, log, report, closing, ended }: Opening): Promise<RunningServices> {
  const origin = (site: Site): string => originOf(site, config);
  const opened = await openSearchService({ config, orm: database.orm, log, report });
  closing.add(opened.search);
  const contentRevision = (): number | null => (config.contentSource.embedded ? content.revision() : null);
  const pageChanges = createPageChanges(contentRevision);
  const search = withPricePositions(notifyingSearch(opened.search, pageChanges.index));
  // What others change while this process opens is looked at when all followers are there.
  const changes = config.databaseUrl === undefined ? noOtherProcesses : await openChanges(config.databaseUrl, report);
  closing.add(changes);
  const contentListeners = new Set<() => void>([pageChanges.content]);
  const expire = (): void => contentListeners.forEach((listener) => listener());
  const stock = await openStock({
    database,
    mode: config.mode,
    search,
    snapshots: opened.snapshots,
    facilitiesChanged: expire,
    report,
  });
  closing.add(stock);
  const { cars, dealers } = stock;
  ended('search indexes');
  const mediaFiles = path.join(process.cwd(), 'src/server/media/files');
  const query = (body: object) => queryContent(config.contentSource, body, (request) => app.fetch(request));
  const {
    requests: searchRequests,
    aliases,
    unfoundTerms,
  } = openSearchRequests({
    search,
    orm: database.orm,
    log,
    query,
    retentionDays: config.retention.searchTerms,
    report,
  });
  closing.add(unfoundTerms);
  contentListeners.add(aliases.expire);
  const media = openMedia({ filesDir: mediaFiles, cacheDir: path.join(config.dataDir, 'media-cache'), report });
  const pageViews = createPageViewsStore(database.orm);
  const today = (): string => new Date().toISOString().slice(0, 10);
  const build = await buildId();
  const recipients = createRecipients(config.formRecipientDomains);
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
    origin,
    introspection: config.mode === 'demo',
    recipients,
    webhook: config.contentWebhook,
    changed: () => contentListeners.forEach((listener) => listener()),
    report,
  });
  closing.add(content.revalidation);
  ended('content');
  const publications = createPublicationMessages(database.orm, randomUUID());
  const published = await followPublished(publications, expire);
  // Another platform's publications are not known by number, but by the time of their messages.
  const { lastPublication } = config.contentSource.embedded ? content : published;
  Reflect.set(globalThis, PUBLICATIONS_KEY, lastPublication);
  stock.follow(changes);
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
  const { outbox, sender, confirmations } = openMessages({
    config,
    orm: database.orm,
    key: secret,
    origin,
    metrics,
    log,
    report,
  });
  closing.add(sender);
  const workshop = await openWorkshop({
    upstream: config.workshop,
    orm: database.orm,
    dealers,
    report,
    origin: (site) => origin(siteOrDefault(site)),
    messagesQueued: sender.wake,
    confirmations,
    findInStock: async (number) => stockVehicle(await cars.byRegistrationNumber('se', number), number),
    retentionDays: config.retention.bookings,
  });
  closing.add(workshop);
  const uploads = openUploads({
    ...config.uploads,
    key: secret,
    retentionDays: config.retention.submissions,
    report,
  });
  closing.add(uploads);
  const { onlineForms, formProvider } = openOnlineForms({
    upstream: config.formProvider,
    query,
    recipients,
    submissions: createSubmissionsStore(database.orm),
    report,
  });
  const quotes = createQuoteSignatures(secret);
  const lender = config.codeweavers
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
  const finance = withSignedQuotes(lender, quotes);
  const forms = openForms({
    upstream: config.forms,
    orm: database.orm,
    cars,
    dealers,
    uploads,
    quotes,
    likeCarsRange: createLikeCarsRange(search),
    report,
    origin,
    deliveries: config.formDeliveries,
    messagesQueued: sender.wake,
    confirmations,
    retentionDays: config.retention.submissions,
    onlineForms,
  });
  closing.add(forms);
  const searchAlerts = openSearchAlerts({
    orm: database.orm,
    key: secret,
    origin,
    confirmations,
    messagesQueued: sender.wake,
    report,
    retentionDays: config.retention.alerts,
  });
  closing.add(searchAlerts);
  const tireHotel = await openTireHotel({
    orm: database.orm,
    dealers,
    report,
    origin,
    sendsTexts: config.mode === 'demo' || config.messages.sms !== undefined,
    messagesQueued: sender.wake,
    live: config.mode === 'live',
    lanes: workshop.tireLanes,
    upstream: config.tireHotel,
    opensLinks: config.workshop !== undefined,
    forms: forms.service,
  });
  closing.add(tireHotel);
  const inbox = forms.embedded
    ? openInbox({
        orm: database.orm,
        dealers,
        cars,
        uploads,
        forms: forms.embedded,
        origin,
        messagesQueued: sender.wake,
        report,
        live: config.mode === 'live',
      })
    : null;
  if (inbox) closing.add(inbox);
  const places = config.places ? createUpstreamPlaces(config.places, { report }) : createEmbeddedPlaces();
  const stories: StoriesServiceRef = { service: null };
  /** Of this process; commands on this machine read it from the data folder. */
  const operatorKey = randomBytes(24).toString('hex');
  const operator = { key: operatorKey, wrongKeys: createWrongSecrets('operator key', requestCounts) };
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
    demoTools: config.demoTools,
    hsts: config.hsts,
    requestCounts,
    platform: config.platform,
    stories,
    listings: createSiteListings(cars, dealers),
    stamp: pageChanges.stamp,
    routes: {
      search: searchRoutes(search, log, searchRequests),
      stock: stockRoutes({
        feed: stock.feed,
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
      cars: carsRoutes({ status: createCarStatusService({ cars, origin }), siteOf: siteOfIndex }),
      facilities: stockRoutes({
        feed: stock.facilityFeed,
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
        createPlainReceipts(secret),
        [
          plainServiceRequest(dealers),
          plainTireRequest(dealers),
          plainOnlineForm(onlineForms),
          plainSellCar,
          plainAdvanceBid,
        ],
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
      staff: staffRoutes(createStaffStore(database.orm), operator),
      privacy: privacyRoutes(createPrivacyService({ orm: database.orm, removePictures: uploads.remove }), operator),
      editors: editorsRoutes(editorSessions, operator),
      backup: backupRoutes(database.orm, { ...operator, report }),
      messages: messagesRoutes(outbox, { ...operator, wake: sender.wake }),
    },
  });
  writeServerFile(config.dataDir, {
    address: `http://127.0.0.1:${config.port}`,
    key: config.stockKey,
    operatorKey,
  });
  closing.add({ close: () => removeServerFile(config.dataDir) });
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
    ...(config.mode === 'demo' ? { outbox: { ...outbox, isOpenTo: demoToolsOpenTo(config.demoTools) } } : {}),
    origin,
    hasInbox: inbox !== null,
    ...(editing ? { editing: editing.service } : {}),
    async close() {
      ready = false;
      Reflect.deleteProperty(globalThis, PUBLICATIONS_KEY);
      await closing.close();
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
