import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, catalogueEntry, errorCodes, isErrorCode, statusOf } from '@/errors/catalogue';
import { retryOf, errorEntry, textKeyOf } from '@/errors/known';
import { commonErrors } from '@/errors/entries/common.errors';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { failed, ok } from '@/errors/result';

describe('the error catalogue', () => {
  it.each([
    ['SEARCH_FAILED', 502],
    ['LIST_FAILED', 502],
    ['CAR_NOT_FOUND', 404],
    ['DETAIL_FAILED', 503],
    ['UNKNOWN_SITE', 404],
    ['PAGE_NOT_FOUND', 404],
    ['REG_INVALID', 400],
    ['VEHICLE_NOT_FOUND', 404],
    ['SLOT_TAKEN', 409],
    ['KEY_REUSED', 422],
    ['BAD_REQUEST', 400],
    ['UNAUTHORIZED', 401],
    ['TOO_LARGE', 413],
    ['TOO_MANY_REQUESTS', 429],
    ['UNEXPECTED', 500],
  ] as const)('M-01 %s answers with %d', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it('M-01 has the rows of the specifications that exist so far', () => {
    const rows = errorCodes
      .map((code) => catalogueEntry(code).spec)
      .filter((spec) => spec !== 'ours')
      .sort();
    expect(rows).toEqual([
      '1 §8 404 hero',
      '1 §8 A section fails to render',
      '1 §8 Navigation data failure',
      '1 §8 Page-view tracking failure',
      '1 §8 Stories teaser failure',
      '1 §8 Story pagination failure',
      '1 §8 Story publish info failure',
      '2 §8 Car not found',
      '2 §8 Contact form failure',
      '2 §8 Default finance request not OK',
      '2 §8 Detail fetch failure',
      '2 §8 Finance quote response has an error',
      '2 §8 List error',
      '2 §8 Missing image',
      '2 §8 Sample car with no department',
      '2 §8 Search failure',
      '2 §8 Unknown site name',
      '3 §5 Place, geolocation refused',
      '3 §5 Unsupported car',
      '3 §8 Add-on fetch failure',
      '3 §8 Booking failed',
      '3 §8 Brand not authorised',
      '3 §8 BrandNotSupported',
      '3 §8 Date fetch failure',
      '3 §8 InvalidReg',
      '3 §8 Maps library load failure',
      '3 §8 Norwegian form failure',
      '3 §8 Online form provider failure',
      '3 §8 Online form without id',
      '3 §8 Price missing',
      '3 §8 Sell-car failure',
      '3 §8 ServerError or any other',
      '3 §8 Services fetch failure or empty',
      '3 §8 Slot fetch failure',
      '3 §8 TimeslotNotAvailable',
      '3 §8 Tire booking failed',
      '3 §8 Tire hotel code',
      '3 §8 Tire hotel login',
      '3 §8 Tire hotel, no agreement',
      '3 §8 Tire hotel, other failures',
      '3 §8 VehicleNotFound',
      '3 §8 Workshop stream error',
    ]);
  });

  it.each(errorCodes)('M-01 %s is a complete entry', (code) => {
    const row = catalogueEntry(code);
    expect(row.status).toBeGreaterThanOrEqual(400);
    expect(row.status).toBeLessThan(600);
    expect(row.recoveryActions.length).toBeGreaterThan(0);
    expect(row.telemetry).toBe(code.toLowerCase());
    expect(row.text === null || /^(?:error|inboxError|tireHotelError)\.[a-zA-Z]+$/.test(row.text)).toBe(true);
  });

  it.each(errorCodes.filter((code) => catalogueEntry(code).retry !== 'never'))(
    'M-01 %s is tried again only a few times, and a person can do so, too',
    (code) => {
      const policy = catalogueEntry(code).retry;
      if (policy === 'never') throw new Error('filtered');
      expect(policy.tries).toBeGreaterThan(1);
      expect(policy.tries).toBeLessThanOrEqual(3);
      expect(policy.waitMs).toBeGreaterThanOrEqual(100);
      expect(catalogueEntry(code).recoveryActions).toContain('retry');
    },
  );

  it('M-01 does not retry invalid requests', () => {
    expect(errorCodes.filter((code) => statusOf(code) < 500 && catalogueEntry(code).retry !== 'never')).toEqual([]);
  });

  it('M-01 names a text for every row but the silent ones', () => {
    expect(errorCodes.map((code) => catalogueEntry(code).text)).toEqual(
      expect.arrayContaining([
        'error.searchFailed',
        'error.carListError',
        'error.missingImageText',
        'error.sectionFailed',
      ]),
    );
    expect(catalogueEntry('PAGE_VIEW_FAILED').text).toBeNull();
    expect(errorCodes.filter((code) => catalogueEntry(code).text === null).sort()).toEqual([
      'ADDONS_FAILED',
      'CHANGED_MEANWHILE',
      'FINANCE_QUOTE_FAILED',
      'HOLD_FAILED',
      'NAVIGATION_FAILED',
      'PAGE_VIEW_FAILED',
      'QUOTE_NOT_FOUND',
      'STORIES_TEASER_FAILED',
      'STORY_PAGINATION_FAILED',
      'STORY_PUBLISH_INFO_FAILED',
    ]);
  });

  it.each([
    ['SEARCH_FAILED', true],
    ['search_failed', false],
    ['toString', false],
    ['EMPTY', false],
    [7, false],
    [null, false],
  ])('M-01 checks whether %s is a code', (value, expected) => {
    expect(isErrorCode(value)).toBe(expected);
  });

  it('M-01 has one telemetry name a row', () => {
    expect(new Set(Object.values(catalogue).map(({ telemetry }) => telemetry)).size).toBe(errorCodes.length);
  });
});

describe('the entries of a page', () => {
  it('M-01 is what any page may meet, and what its features bring along', () => {
    for (const code of ['SEARCH_FAILED', 'NETWORK_LOST', 'TIMED_OUT', 'UNEXPECTED'] as const)
      expect(errorEntry(code)).toBe(commonErrors[code]);
    expect([errorEntry('SLOT_TAKEN'), retryOf('BOOKING_FAILED'), textKeyOf('SLOT_TAKEN')]).toEqual([
      commonErrors.UNEXPECTED,
      'never',
      'error.unexpected',
    ]);
    expect(errorEntry('NETWORK_LOST', workshopErrors)).toBe(commonErrors.NETWORK_LOST);
    expect([
      errorEntry('SLOT_TAKEN', workshopErrors),
      retryOf('BOOKING_FAILED', workshopErrors),
      textKeyOf('SLOT_TAKEN', workshopErrors),
    ]).toEqual([workshopErrors.SLOT_TAKEN, { tries: 2, waitMs: 1_000 }, 'error.slotTaken']);
    expect(textKeyOf('HOLD_FAILED', workshopErrors)).toBeNull();
  });

  it('M-01 has the rows of every file of entries, each once', async () => {
    const folder = join(__dirname, '../../src/errors/entries');
    const files: object[] = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
    const rows = files.flatMap((file) => Object.values(file).flatMap((entries) => Object.keys(entries)));
    expect(rows.toSorted()).toEqual(errorCodes.toSorted());
  });
});

describe('Result', () => {
  it('M-01 is plain data', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(failed('CAR_NOT_FOUND', { carId: '12345' })).toEqual({
      ok: false,
      error: { code: 'CAR_NOT_FOUND', params: { carId: '12345' } },
    });
    expect(failed('CAR_NOT_FOUND')).toEqual({ ok: false, error: { code: 'CAR_NOT_FOUND', params: {} } });
  });
});
