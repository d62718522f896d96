import type { RelaxRequest } from '@/domain/search/relax';
import { failed, type Result } from '@/errors/result';
import { codeLoader } from '@/lib/loadCode';
import type { FormsPort } from '@/ports/forms.port';
import type { CarsPort } from '@/ports/cars.port';
import type { OneTimeCodePort } from '@/ports/oneTimeCode.port';
import type { PersonalizationPort } from '@/ports/personalization.port';
import type { FinancePort } from '@/ports/finance.port';
import type { MarketingFormsPort } from '@/ports/marketingForms.port';
import type { PicturesPort } from '@/ports/pictures.port';
import type { PlacesPort } from '@/ports/places.port';
import type { PositionPort } from '@/ports/position.port';
import type { SearchAlertsPort } from '@/ports/searchAlerts.port';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import type { SharePort } from '@/ports/share.port';
import type { StoriesPort } from '@/ports/stories.port';
import type { TelemetryPort, ErrorReport } from '@/ports/telemetry.port';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import type { WorkshopPort } from '@/ports/workshop.port';

/* Ports whose code is loaded on demand or after the page. Calls before that are queued. */

type Report = (error: ErrorReport) => void;

/** @param reportError called when the code could not be loaded; the visit continues without telemetry */
export function lazyTelemetry(load: () => Promise<TelemetryPort>, reportError: Report): TelemetryPort {
  const loading = load();
  loading.catch((error: unknown) => reportError({ where: 'telemetry', message: String(error) }));
  const whenLoaded = (use: (port: TelemetryPort) => void): void => void loading.then(use, () => undefined);
  return {
    push: (message) => whenLoaded((port) => port.push(message)),
    report: (error) => whenLoaded((port) => port.report(error)),
    consent: (choice) => whenLoaded((port) => port.consent(choice)),
    debug: (note) => whenLoaded((port) => port.debug(note)),
  };
}

/** The port, or null if its code could not be loaded: the network is down, or a new version has been deployed. */
const orNull = <Port extends object>(load: () => Promise<Port>, where: string, report: Report): Promise<Port | null> =>
  load().catch((error: unknown) => {
    report({ where, message: String(error) });
    return null;
  });

/** A call that the visitor waits for: where the port's file is gone, the page's new version is loaded. */
const portCalls =
  <Port extends object>(load: () => Promise<Port>, where: string, report: Report) =>
  async <Value>(send: (port: Port) => Promise<Result<Value>>): Promise<Result<Value>> => {
    let port: Port;
    try {
      port = await load();
    } catch (error) {
      report({ where, message: String(error) });
      return failed((await codeLoader.reloadIfGone(error)) ? 'CODE_GONE' : 'CODE_NOT_LOADED');
    }
    return send(port);
  };

export function lazyStories(load: () => Promise<StoriesPort>, report: Report): StoriesPort {
  const whenLoaded = portCalls(load, 'stories', report);
  return { stories: (query, signal) => whenLoaded((port) => port.stories(query, signal)) };
}

export function lazyCars(load: () => Promise<CarsPort>, report: Report): CarsPort {
  const whenLoaded = portCalls(load, 'cars', report);
  return { status: (index, carId, signal) => whenLoaded((port) => port.status(index, carId, signal)) };
}

export const lazySearchHelp = (load: () => Promise<SearchHelpPort>, report: Report): SearchHelpPort => ({
  suggest: async (request, signal) =>
    (await orNull(load, 'search help', report))?.suggest(request, signal) ?? failed('CODE_NOT_LOADED'),
  relax: async <Document>(request: RelaxRequest, signal?: AbortSignal) =>
    (await orNull(load, 'search help', report))?.relax<Document>(request, signal) ?? failed('CODE_NOT_LOADED'),
});

export const lazyPersonalization = (load: () => Promise<PersonalizationPort>, report: Report): PersonalizationPort => ({
  pageView: async (event) =>
    (await orNull(load, 'personalization', report))?.pageView(event) ?? failed('PAGE_VIEW_FAILED'),
});

export function lazyPlaces(load: () => Promise<PlacesPort>, report: Report): PlacesPort {
  const whenLoaded = portCalls(load, 'places', report);
  return {
    find: (text, signal) => whenLoaded((port) => port.find(text, signal)),
    byPosition: (position, signal) => whenLoaded((port) => port.byPosition(position, signal)),
  };
}

export function lazyFinance(load: () => Promise<FinancePort>, report: Report): FinancePort {
  const whenLoaded = portCalls(load, 'finance', report);
  return {
    defaults: (request, signal) => whenLoaded((port) => port.defaults(request, signal)),
    calculate: (request, signal) => whenLoaded((port) => port.calculate(request, signal)),
    legal: (quoteReference, signal) => whenLoaded((port) => port.legal(quoteReference, signal)),
  };
}

export function lazyForms(load: () => Promise<FormsPort>, report: Report): FormsPort {
  const whenLoaded = portCalls(load, 'forms', report);
  return {
    submit: (request, signal) => whenLoaded((port) => port.submit(request, signal)),
    fields: (request, signal) => whenLoaded((port) => port.fields(request, signal)),
  };
}

export function lazySearchAlerts(load: () => Promise<SearchAlertsPort>, report: Report): SearchAlertsPort {
  const whenLoaded = portCalls(load, 'search alerts', report);
  return {
    request: (request, signal) => whenLoaded((port) => port.request(request, signal)),
    states: (tokens, signal) => whenLoaded((port) => port.states(tokens, signal)),
    end: (token, signal) => whenLoaded((port) => port.end(token, signal)),
  };
}

export function lazyMarketingForms(load: () => Promise<MarketingFormsPort>, report: Report): MarketingFormsPort {
  const whenLoaded = portCalls(load, 'marketing forms', report);
  return {
    load: (signal) => whenLoaded((port) => port.load(signal)),
    show: (request) => whenLoaded((port) => port.show(request)),
  };
}

export function lazyPictures(load: () => Promise<PicturesPort>, report: Report): PicturesPort {
  const whenLoaded = portCalls(load, 'pictures', report);
  return { send: (key, signal) => whenLoaded((port) => port.send(key, signal)) };
}

export const lazyPosition = (load: () => Promise<PositionPort>, report: Report): PositionPort => ({
  here: async () => (await orNull(load, 'position', report))?.here() ?? failed('CODE_NOT_LOADED'),
});

/** @param toAddress the address of a path, to be copied manually when the code could not be loaded */
export const lazyShare = (
  load: () => Promise<SharePort>,
  toAddress: (path: string) => string,
  report: Report,
): SharePort => ({
  share: async (path) =>
    (await orNull(load, 'share', report))?.share(path) ?? { how: 'refused', address: toAddress(path) },
});

export function lazyWorkshop(load: () => Promise<WorkshopPort>, report: Report): WorkshopPort {
  const whenLoaded = portCalls(load, 'workshop', report);
  return {
    car: (number, signal) => whenLoaded((port) => port.car(number, signal)),
    services: (of, signal) => whenLoaded((port) => port.services(of, signal)),
    addons: (of, signal) => whenLoaded((port) => port.addons(of, signal)),
    prices: (query, signal) => whenLoaded((port) => port.prices(query, signal)),
    timeSlots: (query, signal) => whenLoaded((port) => port.timeSlots(query, signal)),
    workshops: (query, signal) => whenLoaded((port) => port.workshops(query, signal)),
    hasBrand: (brand, signal) => whenLoaded((port) => port.hasBrand(brand, signal)),
    book: (booking, signal) => whenLoaded((port) => port.book(booking, signal)),
    hold: (request, signal) => whenLoaded((port) => port.hold(request, signal)),
    release: (slot, signal) => whenLoaded((port) => port.release(slot, signal)),
    see: (token, signal) => whenLoaded((port) => port.see(token, signal)),
    timesFor: (query, signal) => whenLoaded((port) => port.timesFor(query, signal)),
    move: (change, signal) => whenLoaded((port) => port.move(change, signal)),
    cancel: (token, signal) => whenLoaded((port) => port.cancel(token, signal)),
  };
}

export function lazyTireHotel(load: () => Promise<TireHotelPort>, report: Report): TireHotelPort {
  const whenLoaded = portCalls(load, 'tireHotel', report);
  return {
    session: (signal) => whenLoaded((port) => port.session(signal)),
    search: (number, signal) => whenLoaded((port) => port.search(number, signal)),
    sendCode: (customer, signal) => whenLoaded((port) => port.sendCode(customer, signal)),
    validate: (credentials, signal) => whenLoaded((port) => port.validate(credentials, signal)),
    logOut: (signal) => whenLoaded((port) => port.logOut(signal)),
    days: (of, signal) => whenLoaded((port) => port.days(of, signal)),
    times: (of, signal) => whenLoaded((port) => port.times(of, signal)),
    hold: (slot, signal) => whenLoaded((port) => port.hold(slot, signal)),
    release: (slot, signal) => whenLoaded((port) => port.release(slot, signal)),
    book: (booking, signal) => whenLoaded((port) => port.book(booking, signal)),
    review: (review, signal) => whenLoaded((port) => port.review(review, signal)),
    wantReminder: (choice, signal) => whenLoaded((port) => port.wantReminder(choice, signal)),
  };
}

/** Without its code the visitor enters the code by hand. */
export const lazyOneTimeCode = (load: () => Promise<OneTimeCodePort>, report: Report): OneTimeCodePort => ({
  receive: async (signal) => (await orNull(load, 'oneTimeCode', report))?.receive(signal) ?? null,
});
