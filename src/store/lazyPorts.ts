import type { RelaxRequest } from '@/domain/search/relax';
import { failed, type Result } from '@/errors/result';
import type { PersonalizationPort } from '@/ports/personalization.port';
import type { PlacesPort } from '@/ports/places.port';
import type { PositionPort } from '@/ports/position.port';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import type { SharePort } from '@/ports/share.port';
import type { StoriesPort } from '@/ports/stories.port';
import type { TelemetryPort, ErrorReport } from '@/ports/telemetry.port';
import type { WorkshopPort } from '@/ports/workshop.port';

/*
 * Ports whose code comes after the page: no visitor waits for it. Calls made before it is there are kept in their order.
 */

/** @param reportError hears that the code did not come; the visit goes on unmeasured */
export function lazyTelemetry(
  load: () => Promise<TelemetryPort>,
  reportError: (error: ErrorReport) => void,
): TelemetryPort {
  const coming = load();
  coming.catch((error: unknown) => reportError({ where: 'telemetry', message: String(error) }));
  const soon = (use: (port: TelemetryPort) => void): void => void coming.then(use, () => undefined);
  return {
    push: (message) => soon((port) => port.push(message)),
    report: (error) => soon((port) => port.report(error)),
    consent: (choice) => soon((port) => port.consent(choice)),
    debug: (note) => soon((port) => port.debug(note)),
  };
}

/** The port, or null where its code did not come: the network is gone, or a newer version has taken its place. */
const orNull = <Port extends object>(load: () => Promise<Port>): Promise<Port | null> => load().catch(() => null);

export const lazyStories = (load: () => Promise<StoriesPort>): StoriesPort => ({
  stories: async (query, signal) => (await orNull(load))?.stories(query, signal) ?? failed('NETWORK_LOST'),
});

export const lazySearchHelp = (load: () => Promise<SearchHelpPort>): SearchHelpPort => ({
  suggest: async (request, signal) => (await orNull(load))?.suggest(request, signal) ?? failed('NETWORK_LOST'),
  relax: async <Document>(request: RelaxRequest, signal?: AbortSignal) =>
    (await orNull(load))?.relax<Document>(request, signal) ?? failed('NETWORK_LOST'),
});

export const lazyPersonalization = (load: () => Promise<PersonalizationPort>): PersonalizationPort => ({
  pageView: async (event) => (await orNull(load))?.pageView(event) ?? failed('PAGE_VIEW_FAILED'),
});

export const lazyPlaces = (load: () => Promise<PlacesPort>): PlacesPort => ({
  find: async (text, signal) => (await orNull(load))?.find(text, signal) ?? failed('NETWORK_LOST'),
  byPosition: async (position, signal) => (await orNull(load))?.byPosition(position, signal) ?? failed('NETWORK_LOST'),
});

export const lazyPosition = (load: () => Promise<PositionPort>): PositionPort => ({
  here: async () => (await orNull(load))?.here() ?? failed('NETWORK_LOST'),
});

/** @param toAddress makes an address of a path; without its code a link is copied by hand */
export const lazyShare = (load: () => Promise<SharePort>, toAddress: (path: string) => string): SharePort => ({
  share: async (path) => (await orNull(load))?.share(path) ?? { how: 'refused', address: toAddress(path) },
});

export function lazyWorkshop(load: () => Promise<WorkshopPort>): WorkshopPort {
  const soon = async <Value>(send: (port: WorkshopPort) => Promise<Result<Value>>): Promise<Result<Value>> => {
    const port = await orNull(load);
    return port ? send(port) : failed('NETWORK_LOST');
  };
  return {
    car: (number, signal) => soon((port) => port.car(number, signal)),
    services: (of, signal) => soon((port) => port.services(of, signal)),
    addons: (of, signal) => soon((port) => port.addons(of, signal)),
    prices: (query, signal) => soon((port) => port.prices(query, signal)),
    timeSlots: (query, signal) => soon((port) => port.timeSlots(query, signal)),
    workshops: (query, signal) => soon((port) => port.workshops(query, signal)),
    hasBrand: (brand, signal) => soon((port) => port.hasBrand(brand, signal)),
    book: (booking, signal) => soon((port) => port.book(booking, signal)),
    hold: (request, signal) => soon((port) => port.hold(request, signal)),
    release: (slot, signal) => soon((port) => port.release(slot, signal)),
    see: (token, signal) => soon((port) => port.see(token, signal)),
    timesFor: (query, signal) => soon((port) => port.timesFor(query, signal)),
    move: (change, signal) => soon((port) => port.move(change, signal)),
    cancel: (token, signal) => soon((port) => port.cancel(token, signal)),
  };
}
